// A small 62-card duel as a flat C++ state: what a plain engine reaches on this machine. duel.js is the same game for
// boardgame.io and plain node. mode 0: effects hard-coded; mode 1: effects as byte code (op, selector, amount) run by a
// switch; mode 2: effects as a pointer AST run by virtual calls
#include "bench.h"
#include <cstring>
#include <memory>
struct Unit {
    uint8_t id;
    int8_t at, hp;
    uint8_t ready;
};
struct Pl {
    int16_t life;
    uint8_t mana, max, nd, nh, nb, ng;
    uint8_t deck[62], hand[10], grave[62];
    Unit board[7];
};
struct alignas(64) S {
    Pl p[2];
    Xo r{1};
    uint16_t turn;
    uint8_t cur;
    int8_t win;
};
enum Kind { UNIT, BURN, HEAL, DRAW, ZAP, SWEEP, PUMP, MANA };
struct Card {
    uint8_t cost, kind;
    int8_t a, h;
};
static const Card K[20] = {{1, UNIT, 1, 1}, {2, UNIT, 3, 2},  {3, UNIT, 3, 4}, {4, UNIT, 5, 4}, {6, UNIT, 7, 7},
                           {2, UNIT, 1, 4}, {3, UNIT, 4, 1},  {4, UNIT, 4, 5}, {5, UNIT, 6, 4}, {1, UNIT, 2, 1},
                           {1, BURN, 2, 0}, {4, BURN, 6, 0},  {2, HEAL, 4, 0}, {2, DRAW, 2, 0}, {2, ZAP, 3, 0},
                           {5, ZAP, 9, 0},  {6, SWEEP, 2, 0}, {3, PUMP, 1, 0}, {1, MANA, 1, 0}, {1, HEAL, 2, 0}};
static uint8_t KIND[62];
static Card C[62];
template<bool LAZY>
static inline void draw(S& s, Pl& p, int n) {
    for (int i = 0; i < n; i++) {
        if (!p.nd) {
            p.life--;
            continue;
        }
        uint8_t c;
        if (LAZY) {
            int j = s.r.below(p.nd);
            c = p.deck[j];
            p.deck[j] = p.deck[--p.nd];
        } else
            c = p.deck[--p.nd];
        if (p.nh < 10)
            p.hand[p.nh++] = c;
        else
            p.grave[p.ng++] = c;
    }
}
static inline void dead(Pl& p) {
    int w = 0;
    for (int i = 0; i < p.nb; i++) {
        if (p.board[i].hp <= 0)
            p.grave[p.ng++] = p.board[i].id;
        else {
            p.board[w] = p.board[i];
            w++;
        }
    }
    p.nb = w;
}
// byte code: op, selector (0 me, 1 op, 2 target unit of op, 3 all units of op, 4 all units of me), amount
struct Op {
    uint8_t op, sel;
    int8_t a, b;
};
enum { O_END, O_DMG, O_HEAL, O_DRAW, O_SUMMON, O_PUMP, O_MAXMANA };
static Op CODE[20][3];
struct Node {
    virtual ~Node() {}
    virtual void run(S& s, Pl& me, Pl& op, int t, uint8_t id) const = 0;
};
struct NDmg : Node {
    int sel, a;
    NDmg(int s, int x) : sel(s), a(x) {}
    void run(S&, Pl&, Pl& op, int t, uint8_t) const override {
        if (sel == 1)
            op.life -= a;
        else if (sel == 2) {
            op.board[t].hp -= a;
            dead(op);
        } else {
            for (int i = 0; i < op.nb; i++)
                op.board[i].hp -= a;
            dead(op);
        }
    }
};
struct NHeal : Node {
    int a;
    NHeal(int x) : a(x) {}
    void run(S&, Pl& me, Pl&, int, uint8_t) const override { me.life = std::min(30, me.life + a); }
};
struct NDraw : Node {
    int a;
    NDraw(int x) : a(x) {}
    void run(S& s, Pl& me, Pl&, int, uint8_t) const override { draw<true>(s, me, a); }
};
struct NSum : Node {
    int a, h;
    NSum(int x, int y) : a(x), h(y) {}
    void run(S&, Pl& me, Pl&, int, uint8_t id) const override { me.board[me.nb++] = {id, int8_t(a), int8_t(h), 0}; }
};
struct NPump : Node {
    int a;
    NPump(int x) : a(x) {}
    void run(S&, Pl& me, Pl&, int, uint8_t) const override {
        for (int i = 0; i < me.nb; i++) {
            me.board[i].at += a;
            me.board[i].hp += a;
        }
    }
};
struct NMana : Node {
    int a;
    NMana(int x) : a(x) {}
    void run(S&, Pl& me, Pl&, int, uint8_t) const override { me.max = std::min(10, me.max + a); }
};
struct NSeq : Node {
    std::vector<std::unique_ptr<Node>> v;
    void run(S& s, Pl& me, Pl& op, int t, uint8_t id) const override {
        for (auto& n : v)
            n->run(s, me, op, t, id);
    }
};
static std::unique_ptr<Node> AST[20];
static void init() {
    for (int i = 0; i < 62; i++) {
        KIND[i] = i % 20;
        C[i] = K[i % 20];
    }
    for (int k = 0; k < 20; k++) {
        auto& c = K[k];
        Op o{};
        auto q = std::make_unique<NSeq>();
        switch (c.kind) {
        case UNIT:
            o = {O_SUMMON, 0, c.a, c.h};
            q->v.push_back(std::make_unique<NSum>(c.a, c.h));
            break;
        case BURN:
            o = {O_DMG, 1, c.a};
            q->v.push_back(std::make_unique<NDmg>(1, c.a));
            break;
        case HEAL:
            o = {O_HEAL, 0, c.a};
            q->v.push_back(std::make_unique<NHeal>(c.a));
            break;
        case DRAW:
            o = {O_DRAW, 0, c.a};
            q->v.push_back(std::make_unique<NDraw>(c.a));
            break;
        case ZAP:
            o = {O_DMG, 2, c.a};
            q->v.push_back(std::make_unique<NDmg>(2, c.a));
            break;
        case SWEEP:
            o = {O_DMG, 3, c.a};
            q->v.push_back(std::make_unique<NDmg>(3, c.a));
            break;
        case PUMP:
            o = {O_PUMP, 4, c.a};
            q->v.push_back(std::make_unique<NPump>(c.a));
            break;
        case MANA:
            o = {O_MAXMANA, 0, c.a};
            q->v.push_back(std::make_unique<NMana>(c.a));
        }
        CODE[k][0] = o;
        CODE[k][1] = {O_END};
        AST[k] = std::move(q);
    }
}
static inline void begin(S& s) {
    Pl& p = s.p[s.cur];
    p.max = std::min(10, p.max + 1);
    p.mana = p.max;
    draw<true>(s, p, 1);
    for (int i = 0; i < p.nb; i++)
        p.board[i].ready = 1;
}
static inline void start(S& s) {
    for (auto& p : s.p) {
        p.life = 30;
        p.mana = p.max = p.nh = p.nb = p.ng = 0;
        p.nd = 62;
        for (int i = 0; i < 62; i++)
            p.deck[i] = i;
    }
    draw<true>(s, s.p[0], 4);
    draw<true>(s, s.p[1], 5);
    s.cur = 0;
    s.turn = 1;
    s.win = -1;
    begin(s);
}
struct A {
    uint8_t t, i;
    int8_t x;
};
static inline int legal(const S& s, A* o) {
    const Pl &me = s.p[s.cur], &op = s.p[1 - s.cur];
    int n = 0;
    o[n++] = {0, 0, 0};
    for (int i = 0; i < me.nh; i++) {
        const Card& c = C[me.hand[i]];
        if (c.cost > me.mana)
            continue;
        if (c.kind == ZAP)
            for (int t = 0; t < op.nb; t++)
                o[n++] = {1, uint8_t(i), int8_t(t)};
        else if (c.kind != UNIT || me.nb < 7)
            o[n++] = {1, uint8_t(i), 0};
    }
    for (int i = 0; i < me.nb; i++)
        if (me.board[i].ready) {
            o[n++] = {2, uint8_t(i), -1};
            for (int t = 0; t < op.nb; t++)
                o[n++] = {2, uint8_t(i), int8_t(t)};
        }
    return n;
}
template<int MODE>
static inline void apply(S& s, A a) {
    Pl &me = s.p[s.cur], &op = s.p[1 - s.cur];
    if (a.t == 1) {
        uint8_t id = me.hand[a.i];
        const Card& c = C[id];
        me.mana -= c.cost;
        me.nh--;
        memmove(me.hand + a.i, me.hand + a.i + 1, me.nh - a.i);
        if (MODE == 0)
            switch (c.kind) {
            case UNIT:
                me.board[me.nb++] = {id, c.a, c.h, 0};
                break;
            case BURN:
                op.life -= c.a;
                break;
            case HEAL:
                me.life = std::min(30, me.life + c.a);
                break;
            case DRAW:
                draw<true>(s, me, c.a);
                break;
            case ZAP:
                op.board[a.x].hp -= c.a;
                dead(op);
                break;
            case SWEEP:
                for (int i = 0; i < op.nb; i++)
                    op.board[i].hp -= c.a;
                dead(op);
                break;
            case PUMP:
                for (int i = 0; i < me.nb; i++) {
                    me.board[i].at += c.a;
                    me.board[i].hp += c.a;
                }
                break;
            case MANA:
                me.max = std::min(10, me.max + 1);
            }
        else if (MODE == 1)
            for (const Op* o = CODE[KIND[id]]; o->op; o++)
                switch (o->op) {
                case O_SUMMON:
                    me.board[me.nb++] = {id, o->a, o->b, 0};
                    break;
                case O_DMG:
                    if (o->sel == 1)
                        op.life -= o->a;
                    else if (o->sel == 2) {
                        op.board[a.x].hp -= o->a;
                        dead(op);
                    } else {
                        for (int i = 0; i < op.nb; i++)
                            op.board[i].hp -= o->a;
                        dead(op);
                    }
                    break;
                case O_HEAL:
                    me.life = std::min(30, me.life + o->a);
                    break;
                case O_DRAW:
                    draw<true>(s, me, o->a);
                    break;
                case O_PUMP:
                    for (int i = 0; i < me.nb; i++) {
                        me.board[i].at += o->a;
                        me.board[i].hp += o->a;
                    }
                    break;
                case O_MAXMANA:
                    me.max = std::min(10, me.max + o->a);
                }
        else
            AST[KIND[id]]->run(s, me, op, a.x, id);
        if (c.kind != UNIT)
            me.grave[me.ng++] = id;
    } else if (a.t == 2) {
        Unit& u = me.board[a.i];
        u.ready = 0;
        if (a.x < 0)
            op.life -= u.at;
        else {
            Unit& v = op.board[a.x];
            v.hp -= u.at;
            u.hp -= v.at;
            dead(me);
            dead(op);
        }
    }
    if (s.p[0].life <= 0 || s.p[1].life <= 0) {
        s.win = s.p[0].life > s.p[1].life ? 0 : 1;
        return;
    }
    if (a.t == 0) {
        s.cur ^= 1;
        if (++s.turn > 400) {
            s.win = 2;
            return;
        }
        begin(s);
        if (s.p[0].life <= 0 || s.p[1].life <= 0)
            s.win = s.p[0].life > s.p[1].life ? 0 : 1;
    }
}
template<int MODE, bool CLONE>
static void bench(const char* nm, double secs) {
    std::vector<Run> runs;
    static S s;
    static S tree[4096];
    s.r = Xo(42);
    A o[512];
    long w[3] = {};
    unsigned ti = 0;
    for (int k = -1; k < 5; k++) {
        Run x;
        double wl = wall(), c = cpu();
        do {
            for (int q = 0; q < 64; q++) {
                start(s);
                while (s.win < 0) {
                    int n = legal(s, o);
                    A a = o[s.r.below(n)];
                    if (CLONE) {
                        S& d = tree[ti++ & 4095];
                        d = s;
                        asm volatile("" ::: "memory");
                    }
                    apply<MODE>(s, a);
                    x.actions++;
                }
                w[s.win]++;
                x.games++;
            }
        } while (wall() - wl < (k < 0 ? 0.3 : secs));
        x.wall_s = wall() - wl;
        x.cpu_s = cpu() - c;
        if (k >= 0)
            runs.push_back(x);
    }
    double cl[5];
    for (auto& v : cl) {
        double c = cpu();
        for (int i = 0; i < 20000000; i++) {
            tree[i & 7] = s;
            asm volatile("" ::: "memory");
        }
        v = (cpu() - c) / 2e7 * 1e9;
    }
    std::sort(cl, cl + 5);
    report(nm, runs, cl[2], sizeof(S));
    printf("    wins %ld %ld draws %ld\n", w[0], w[1], w[2]);
}
static inline int eval(const S& s, int who) {
    if (s.win >= 0)
        return s.win == who ? 100000 : -100000;
    int v = 0;
    for (int q = 0; q < 2; q++) {
        const Pl& p = s.p[q];
        int x = 2 * p.life + 3 * p.nh;
        for (int i = 0; i < p.nb; i++)
            x += 2 * p.board[i].at + p.board[i].hp;
        v += q == who ? x : -x;
    }
    return v;
}
// greedy AI v greedy AI: every legal action is tried on a copy, the best kept (pass counts as "no change"; its draw is
// not looked at)
static void greedy(const char* nm, double secs) {
    std::vector<Run> runs;
    static S s, t;
    s.r = Xo(4242);
    A o[512];
    long w[3] = {};
    double tried = 0;
    for (int k = -1; k < 5; k++) {
        Run x;
        if (k == 0)
            tried = 0;
        double wl = wall(), c = cpu();
        do {
            for (int q = 0; q < 16; q++) {
                start(s);
                while (s.win < 0) {
                    int n = legal(s, o), who = s.cur, b = 0, bv = eval(s, who);
                    for (int i = 1; i < n; i++) {
                        t = s;
                        apply<1>(t, o[i]);
                        int v = eval(t, who);
                        if (v > bv) {
                            bv = v;
                            b = i;
                        }
                    }
                    tried += n - 1;
                    apply<1>(s, o[b]);
                    x.actions++;
                }
                w[s.win]++;
                x.games++;
            }
        } while (wall() - wl < (k < 0 ? 0.3 : secs));
        x.wall_s = wall() - wl;
        x.cpu_s = cpu() - c;
        if (k >= 0)
            runs.push_back(x);
    }
    report(nm, runs, 0, sizeof(S));
    double A_ = 0, C_ = 0;
    for (auto& x : runs) {
        A_ += x.actions;
        C_ += x.cpu_s;
    }
    printf("    wins %ld %ld draws %ld; copies tried per action %.1f\n", w[0], w[1], w[2], tried / A_);
}
int main(int c, char** v) {
    init();
    double s = c > 1 ? atof(v[1]) : 2;
    bench<0, false>("flat duel, hard-coded", s);
    bench<1, false>("flat duel, byte code", s);
    bench<2, false>("flat duel, pointer AST", s);
    bench<1, true>("byte code + copy each action", s);
    greedy("greedy v greedy, byte code", s);
}
