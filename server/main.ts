import { runBackup, runRestore, runTry } from './backup/commands';
import { runCheck } from './check';
import { type Config, readConfig } from './config';
import { explain, stacksOf } from './explain';
import { runMail } from './mail/openMail';
import { Problem } from './problem';
import { runBegin } from './seed/begin';
import { firstSignIn } from './seed/seed';
import { type Started, start } from './start';

/** The process: reads the environment, and runs the server, or makes or restores a backup. */
async function main([command, operand]: readonly string[]): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    if (command === undefined) await serve(config);
    else say(await runCommand(command, config, operand));
  } catch (error) {
    fail(error, config);
    // A connection that was refused in the middle would keep the process for a minute.
    process.exit();
  }
}

const commands = new Map([
  ['backup', runBackup],
  ['begin', runBegin],
  ['check', runCheck],
  ['mail', runMail],
  ['restore', runRestore],
  ['try', runTry],
]);

function runCommand(name: string, config: Config, operand?: string): Promise<string> {
  const run = commands.get(name);
  if (!run)
    throw new Problem(`There is no command ${name}, but ${[...commands.keys()].join(', ')}; without one the server starts.`);
  return run(config, operand);
}

/** Says what went wrong, and that it did: where in the program is of use to its makers alone. */
function fail(error: unknown, config: Config | undefined): void {
  process.stderr.write(`${explain(error, config)}\n`);
  if (config?.LOG_LEVEL === 'debug') process.stderr.write(`${stacksOf(error)}\n`);
  process.exitCode = 1;
}

/** Starts, says how to sign in, and stops when it is asked to. */
async function serve(config: Config): Promise<void> {
  const started = await start(config);
  say(welcome(config, started));
  stopOnSignals(started, config);
}

const say = (text: string) => void process.stdout.write(`${text}\n`);

const welcome = ({ SECRET, DATA_DIR }: Config, { url, database, seeded }: Started): string =>
  [
    '',
    `  Coursedesk   ${url}`,
    `  Database     ${database}`,
    ...(SECRET === undefined ? [`  Secret       ${DATA_DIR}/secret`] : []),
    ...accountLines(seeded),
    '',
    '  Ctrl+C stops it.',
    '',
  ].join('\n');

function accountLines(seeded: Started['seeded']): string[] {
  if (!seeded) return [];
  if ('demo' in seeded) {
    return [
      '',
      "  It was empty, and has the demo's records now.",
      '  Sign in as   staff@coursedesk.test     (staff)',
      '         or    learner@coursedesk.test   (not staff)',
      '  Password     Coursedesk#1',
    ];
  }
  return ['', `  It was empty. The first account is made: ${firstSignIn(seeded)}`, `  ${seeded.link}`];
}

/** The first signal lets requests finish; the second ends the process at once. */
function stopOnSignals({ stop }: Started, config: Config): void {
  const end = (status?: number) => process.exit(status);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => end(1));
      void stop().then(
        () => end(0),
        (error: unknown) => {
          fail(error, config);
          end();
        },
      );
    });
  }
}

void main(process.argv.slice(2));
