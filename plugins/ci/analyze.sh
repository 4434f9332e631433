#!/usr/bin/env bash
# What a pipeline does with Parcast. Reads TARGET, OPTIONS, ARGUMENTS, BASELINE, FAIL_ON and PARCAST (the launcher) from the environment, leaves the reports in
# parcast-report, and ends with the exit code of the analysis.
set -u
: "${TARGET:?give TARGET: a source file, a directory of sources or classes, or a jar}"
parcast=${PARCAST:-parcast}
out=parcast-report
read -r -d '' -a options <<<"${OPTIONS:-}" # of several lines, too
read -r -d '' -a arguments <<<"${ARGUMENTS:-}"
baseline=${BASELINE:-}
if [ -n "$baseline" ] && [ "$(dirname "$baseline")" -ef "$out" ]; then
  kept=$(mktemp -d) && trap 'rm -rf "$kept"' EXIT # it lies among the reports that are written anew
  cp "$baseline" "$kept" || exit 3
  baseline=$kept/$(basename "$baseline")
fi
[ -n "$baseline" ] && options+=(--baseline "$baseline")
[ -n "${FAIL_ON:-}" ] && options+=(--fail-on "$FAIL_ON")
rm -f "$out"/*.json "$out"/*.md "$out"/*.sarif
# An array without elements is not set for bash 3, which macOS has.
"$parcast" analyze "$TARGET" ${options[@]+"${options[@]}"} --out "$out" --format text,json,sarif,markdown,html -- ${arguments[@]+"${arguments[@]}"}
status=$?
json=$(ls "$out"/*.json 2>/dev/null | head -n 1)
if [ -n "$json" ]; then
  if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then
    cat "${json%.json}.md" >>"$GITHUB_STEP_SUMMARY"
    [ -n "$baseline" ] && "$parcast" diff "$baseline" "$json" --format github
  fi
  if [ -n "${GITHUB_OUTPUT:-}" ]; then
    printf 'json=%s\nsarif=%s\n' "$json" "${json%.json}.sarif" >>"$GITHUB_OUTPUT"
  fi
fi
exit "$status"
