import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

const categories = [
  'devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'disabled-by-default-v8.compile',
  'v8',
  'blink.user_timing',
];

/** A browser's work besides the page's script, by the trace events that show it. */
const native = {
  style: ['UpdateLayoutTree', 'RecalculateStyles'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'CompositeLayers', 'UpdateLayer'],
  compiling: ['v8.compile', 'v8.compileModule', 'V8.CompileCode', 'V8.CompileIgnition', 'V8.CompileEval', 'v8.parseOnBackground'],
  garbage: ['MinorGC', 'MajorGC', 'V8.GC_MC_BACKGROUND_MARKING'],
};
const kinds = new Map(Object.entries(native).flatMap(([kind, names]) => names.map((name) => [name, kind])));

/**
 * Profiles what is measured by a trace with samples of the processor.
 * @param {string} root where the build that runs stands, with its source maps
 * @param {(what: string, profile: Record<string, number>) => void} tell milliseconds by package, and by what else the time goes into
 * @returns what `measureStart` takes to watch with
 */
export function traceProfile(root, tell) {
  const packageOf = packages(root);
  return async (devtools) => {
    const events = [];
    const collect = ({ value }) => events.push(...value);
    devtools.on('Tracing.dataCollected', collect);
    await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } });
    return async (what) => {
      const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
      await devtools.send('Tracing.end');
      await complete;
      devtools.off('Tracing.dataCollected', collect);
      tell(what, sumUp(events, packageOf));
    };
  };
}

function sumUp(events, packageOf) {
  const noted = events.findLast(({ name }) => name === 'noted');
  const { pid, tid, ts: end } = noted;
  const own = events.filter((event) => event.pid === pid);
  const start =
    own.findLast(({ name }) => name === 'begun')?.ts ??
    own.find(({ name, args }) => name === 'navigationStart' && args?.data?.isOutermostMainFrame)?.ts ??
    0;
  const spans = own.filter((event) => event.tid === tid && event.ph === 'X' && kinds.has(event.name));
  const sums = {};
  for (const { at, duration, frame } of samplesOf(own)) {
    if (at < start || at > end) continue;
    const span = spans.find(({ ts, dur }) => ts <= at && at <= ts + dur);
    const into = frame.functionName === '(idle)' ? 'waiting' : (kinds.get(span?.name) ?? packageOf(frame));
    sums[into] = (sums[into] ?? 0) + duration / 1000;
  }
  return sums;
}

/** Returns each sample of the main thread: its time and duration in microseconds, and the function that ran. */
function samplesOf(events) {
  const profile = events.find(({ name }) => name === 'Profile');
  const frames = new Map();
  const samples = [];
  let at = profile.args.data.startTime;
  for (const {
    args: { data },
  } of events.filter(({ name, id }) => name === 'ProfileChunk' && id === profile.id)) {
    for (const { id, callFrame } of data.cpuProfile?.nodes ?? []) frames.set(id, callFrame);
    for (const [index, node] of (data.cpuProfile?.samples ?? []).entries()) {
      const duration = data.timeDeltas[index];
      at += duration;
      samples.push({ at, node });
    }
  }
  return samples.map(({ at: when, node }, index) => ({
    at: when,
    duration: (samples[index + 1]?.at ?? when) - when,
    frame: frames.get(node),
  }));
}

/** Returns a function's package: a package of node_modules by its name, the product's own code by its folder. */
function packages(root) {
  const maps = new Map();
  const mapOf = (file) => {
    const path = join(root, `${file}.map`);
    if (!maps.has(file)) maps.set(file, existsSync(path) && new SourceMap(JSON.parse(readFileSync(path, 'utf8'))));
    return maps.get(file);
  };
  return ({ functionName, url, lineNumber, columnNumber }) => {
    if (functionName === '(garbage collector)') return 'garbage';
    if (!url?.includes('/assets/')) return 'browser';
    const { originalSource = '' } = mapOf(new URL(url).pathname)?.findEntry?.(lineNumber, columnNumber) ?? {};
    const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(originalSource) ?? [];
    return name ?? /src\/\w+/.exec(originalSource)?.[0] ?? 'bundle';
  };
}
