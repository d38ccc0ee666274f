#!/usr/bin/env bash
# Runs all benchmarks of a build and prints one table: figure, ours, target. Usage: table.sh BUILD
set -euo pipefail
build=$1
csv=$(mktemp -d)
trap 'rm -rf "$csv"' EXIT
export QT_QPA_PLATFORM=offscreen QT_LOGGING_RULES='*=false'
for program in duel ikonen language search faces start; do
    "$build/tests/benchmarks/bench_$program" --benchmark_format=csv --benchmark_min_time=0.5 2>/dev/null |
        sed -n '/^name,/,$p' >"$csv/$program"
done

# get PROGRAM NAME COLUMN: a column of the CSV by the name in its header.
get() {
    awk -F, -v name="\"$2\"" -v column="$3" '
        NR == 1 { for (i = 1; i <= NF; ++i) { gsub(/"/, "", $i); if ($i == column) at = i } }
        $1 == name { print $at }' "$csv/$1"
}
row() { printf '| %-44s | %14s | %12s |\n' "$1" "$2" "$3"; }
whole() { printf '%.0f' "$1"; }
short() { printf '%.2f' "$1"; }

# Processor time, as in the other programs: games/s of the processor, times actions per game.
flat=$("$build/tests/benchmarks/yardstick_duel" 1 2>/dev/null | grep -m 1 'actions/game' |
    sed -E 's/.*cpu +([0-9]+).*actions\/game +([0-9.]+).*/\1 \2/' | awk '{ printf "%.1f", 1e9 / ($1 * $2) }' || true)
action=$(get duel randomGames ns_per_action | awk '{ printf "%.0f", $1 }')

row 'figure' 'ours' 'target'
row '---' '---:' '---:'
row 'ns per action, random play' "$action" ''
if [[ -n $flat ]]; then
    row 'yardstick: ns per action, hard-coded duel' "$flat" ''
    row 'ratio' "$(awk -v a="$action" -v b="$flat" 'BEGIN { printf "%.2f", a / b }')" '<= 2.0'
fi
row 'games/s, random against random' "$(whole "$(get duel randomGames games_per_s)")" '55,000'
row 'games/s, greedy against greedy' "$(whole "$(get duel greedyGames games_per_s)")" '10,000'
row 'games/s, heuristic against itself' "$(whole "$(get duel heuristicGames games_per_s)")" '1,000'
row 'goldfish games/s, random play' "$(whole "$(get duel goldfish/random games_per_s)")" '150,000'
row 'goldfish games/s, greedy play' "$(whole "$(get duel goldfish/greedy games_per_s)")" ''
row 'goldfish games/s, heuristic play' "$(whole "$(get duel goldfish/heuristic games_per_s)")" ''
row 'bytes of a state' "$(whole "$(get duel stateCopy bytes)")" '<= 512'
row 'copy of a state, ns' "$(short "$(get duel stateCopy cpu_time)")" '<= 10'
row 'Ikonen: ns per action, random play' "$(get ikonen games/random ns_per_action | awk '{ printf "%.0f", $1 }')" ''
row 'Ikonen: games/s, random against random' "$(whole "$(get ikonen games/random games_per_s)")" ''
row 'Ikonen: games/s, greedy against greedy' "$(whole "$(get ikonen games/greedy games_per_s)")" ''
row 'Ikonen: games/s, Solide against itself' "$(whole "$(get ikonen games/solide games_per_s)")" ''
row 'Ikonen: goldfish games/s, Solide' "$(whole "$(get ikonen goldfish games_per_s)")" ''
row 'Ikonen: bytes of a state' "$(whole "$(get ikonen games/random bytes)")" ''
row 'parse a card of two sentences, us' "$(short "$(get language parseCard cpu_time)")" '<= 5'
row 'render it in English, us' "$(short "$(get language renderCard cpu_time)")" '<= 4'
row 'complete a word, us' "$(short "$(get language completeWord cpu_time)")" '<= 10'
row 'load a grammar (two languages), ms' "$(short "$(get language loadGrammar cpu_time)")" '<= 15'
for query in oneLetter word partOfCompound fields; do
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
    echo "instructions, one scenario file played by blattwerk-cli:" \
        "$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "$build/app/cli/blattwerk-cli" scenario \
            tests/scenarios/heldenhain/acceptance/ablenken-gleichzeitig.json 2>&1 | grep -oE 'refs: +[0-9,]+' | grep -oE '[0-9,]+')"
fi
