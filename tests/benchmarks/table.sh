#!/usr/bin/env bash
# Runs all benchmarks of a build and prints one table: figure, ours, yardstick, ratio of the two, target, and what the
# machine itself allows. Usage: table.sh BUILD
set -euo pipefail
build=$1
csv=$(mktemp -d)
trap 'rm -rf "$csv"' EXIT
export QT_QPA_PLATFORM=offscreen QT_LOGGING_RULES='*=false'
for program in duel fahnenturnier fahnenturnier_series ikonen language modulspiel search faces start; do
    "$build/tests/benchmarks/bench_$program" --benchmark_format=csv --benchmark_min_time=0.5 2>/dev/null |
        sed -n '/^name,/,$p' >"$csv/$program"
done

# get PROGRAM NAME COLUMN: a column of the CSV by the name in its header.
get() {
    awk -F, -v name="\"$2\"" -v column="$3" '
        NR == 1 { for (i = 1; i <= NF; ++i) { gsub(/"/, "", $i); if ($i == column) at = i } }
        $1 == name { print $at }' "$csv/$1"
}
# row FIGURE OURS TARGET [YARDSTICK [LIMIT]]
row() {
    local ratio=''
    [[ -z ${4:-} ]] || ratio=$(awk -v a="$2" -v b="$4" 'BEGIN { printf "%.2f", a / b }')
    printf '| %-42s | %9s | %9s | %5s | %11s | %7s |\n' "$1" "$2" "${4:-}" "$ratio" "$3" "${5:-}"
}
whole() { printf '%.0f' "$1"; }
short() { printf '%.2f' "$1"; }

# Processor time, as in the other programs. yardstick NAME: games/s, actions per game, ns of a copy.
"$build/tests/benchmarks/yardstick_duel" 1 >"$csv/yardstick" 2>/dev/null || true
yardstick() {
    awk -v name="$1" 'index($0, name) == 1 {
        for (i = 1; i < NF; ++i) { if ($i == "(cpu") games = $(i + 1); if ($i == "actions/game") actions = $(i + 1)
            if ($i == "clone_ns") copy = $(i + 1) }
        sub(/,/, "", games); print games, actions, copy }' "$csv/yardstick"
}
read -r flatGames flatActions flatCopy <<<"$(yardstick 'flat duel, hard-coded')" || true
read -r greedyGames _ _ <<<"$(yardstick 'greedy v greedy')" || true
copyLimit=$("$build/tests/benchmarks/yardstick_limits" --benchmark_filter='copy_L1<512>' --benchmark_format=csv 2>/dev/null |
    awk -F, '/copy_L1/ { printf "%.2f", $4 }' || true)
flat=$(awk -v games="${flatGames:-0}" -v actions="${flatActions:-0}" 'BEGIN { if (games > 0) printf "%.1f", 1e9 / (games * actions) }')
action=$(get duel randomGames ns_per_action | awk '{ printf "%.0f", $1 }')

row 'figure' 'ours' 'target' '' 'limit' | sed 's/|           |       |/| yardstick | ratio |/'
row '---' '---:' '---:' '' '---:' | sed 's/|           |       |/|      ---: |  ---: |/'
row 'ns per action, random play' "$action" 'ratio <= 2' "$flat" '37'
row 'games/s, random against random' "$(whole "$(get duel randomGames games_per_s)")" '55,000' "${flatGames:-}"
row 'games/s, greedy against greedy' "$(whole "$(get duel greedyGames games_per_s)")" '10,000' "${greedyGames:-}"
row 'games/s, heuristic against itself' "$(whole "$(get duel heuristicGames games_per_s)")" '1,000'
row 'goldfish games/s, random play' "$(whole "$(get duel goldfish/random games_per_s)")" '150,000'
row 'goldfish games/s, greedy play' "$(whole "$(get duel goldfish/greedy games_per_s)")" ''
row 'goldfish games/s, heuristic play' "$(whole "$(get duel goldfish/heuristic games_per_s)")" ''
row 'bytes of a state' "$(whole "$(get duel stateCopy bytes)")" '<= 512'
row 'copy of a state, ns' "$(short "$(get duel stateCopy cpu_time)")" '<= 10' "${flatCopy:-}" "$copyLimit"
row 'two threads against one, batch of the lab' "$(awk -v two="$(get duel batch/2/real_time games_per_s)" \
    -v one="$(get duel batch/1/real_time games_per_s)" 'BEGIN { printf "%.2f", two / one }')" '>= 1.95' '' '2.00'
row 'Fahnenturnier: matches/s, random' "$(whole "$(get fahnenturnier matches games_per_s)")" ''
row 'Fahnenturnier: tournaments of four/s, random' "$(whole "$(get fahnenturnier tournaments games_per_s)")" ''
row 'Fahnenturnier: bytes of a match' "$(whole "$(get fahnenturnier matches bytes)")" ''
row 'Ikonen: ns per action, random play' "$(get ikonen games/random ns_per_action | awk '{ printf "%.0f", $1 }')" ''
row 'Ikonen: games/s, random against random' "$(whole "$(get ikonen games/random games_per_s)")" ''
row 'Ikonen: games/s, greedy against greedy' "$(whole "$(get ikonen games/greedy games_per_s)")" ''
row 'Ikonen: games/s, Solide against itself' "$(whole "$(get ikonen games/solide games_per_s)")" ''
row 'Ikonen: goldfish games/s, Solide' "$(whole "$(get ikonen goldfish games_per_s)")" ''
row 'Ikonen: bytes of a state' "$(whole "$(get ikonen games/random bytes)")" ''
row 'Module draft game: ns per action, random play' "$(get modulspiel games/random ns_per_action | awk '{ printf "%.0f", $1 }')" ''
row 'Module draft game: games/s, random against random' "$(whole "$(get modulspiel games/random games_per_s)")" ''
row 'Module draft game: games/s, greedy against greedy' "$(whole "$(get modulspiel games/greedy games_per_s)")" ''
row 'Module draft game: games/s, Solide against itself' "$(whole "$(get modulspiel games/solide games_per_s)")" ''
row 'Fahnenturnier: series of matches/s, random' "$(whole "$(get fahnenturnier_series matches/random games_per_s)")" ''
row 'Fahnenturnier: series of matches/s, greedy' "$(whole "$(get fahnenturnier_series matches/greedy games_per_s)")" ''
row 'Fahnenturnier: series of matches/s, Solide' "$(whole "$(get fahnenturnier_series matches/solide games_per_s)")" ''
row 'Fahnenturnier: series of 4/s, random' "$(whole "$(get fahnenturnier_series tournaments/random/4 games_per_s)")" ''
row 'Fahnenturnier: series of 4/s, greedy' "$(whole "$(get fahnenturnier_series tournaments/greedy/4 games_per_s)")" ''
row 'Fahnenturnier: series of 4/s, Solide' "$(whole "$(get fahnenturnier_series tournaments/solide/4 games_per_s)")" ''
row 'Fahnenturnier: series of 8/s, Solide' "$(whole "$(get fahnenturnier_series tournaments/solide/8 games_per_s)")" ''
row 'Fahnenturnier: bytes of a tournament' "$(whole "$(get fahnenturnier_series matches/random bytes)")" ''
row 'parse a card of two sentences, us' "$(short "$(get language parseCard cpu_time)")" '<= 5'
row 'render it in English, us' "$(short "$(get language renderCard cpu_time)")" '<= 4'
row 'complete a word, us' "$(short "$(get language completeWord cpu_time)")" '<= 10'
row 'load a grammar (two languages), ms' "$(short "$(get language loadGrammar cpu_time)")" '<= 15'
for query in oneLetter word partOfCompound fields wordAndNothing wordAndOtherStatus fieldsThatNeverMeet; do
    row "search in 100,000 cards: $query, ms" "$(short "$(get search "find/$query" cpu_time)")" '<= 5'
done
row 'open a project of 100,000 cards, ms' "$(short "$(get search openLarge real_time)")" '<= 50'
row 'faces/s at 300 dpi' "$(whole "$(get faces facesAt300Dpi per_s)")" '365'
row 'proof of 62 cards, ms' "$(whole "$(get faces proofOf62Cards real_time)")" '< 1000'
row 'PDF cards/s' "$(whole "$(get faces proofOf62Cards per_s)")" '100'
row 'window on the sample project, ms' "$(whole "$(get start windowWithSample real_time)")" '<= 500'

if command -v valgrind >/dev/null; then
    # Instruction counts do not wander with the machine: steps of random games, and one scenario file, read and played.
    count() { # GAMES: instructions and steps
        valgrind --tool=callgrind --callgrind-out-file=/dev/null "$build/tests/benchmarks/count_duel" random "$1" 2>&1 |
            awk '/^[0-9]+$/ { steps = $1 } /refs:/ { gsub(/,/, ""); refs = $NF } END { print refs, steps }'
    }
    echo
    echo "instructions per step, random play: $(echo "$(count 10) $(count 510)" | awk '{ printf "%.0f", ($3 - $1) / ($4 - $2) }')"
    reading() { # TIMES: instructions
        valgrind --tool=callgrind --callgrind-out-file=/dev/null "$build/tests/benchmarks/count_language" "$1" 2>&1 |
            awk '/refs:/ { gsub(/,/, ""); print $NF }'
    }
    echo "instructions, a card of two sentences parsed: $((($(reading 510) - $(reading 10)) / 500))"
    echo "instructions, one scenario file played by blattwerk-cli:" \
        "$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "$build/app/cli/blattwerk-cli" scenario \
            tests/scenarios/heldenhain/acceptance/ablenken-gleichzeitig.json 2>&1 | grep -oE 'refs: +[0-9,]+' | grep -oE '[0-9,]+')"
fi
