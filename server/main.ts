import { StoreUnavailable, unavailableIn } from '@/backend/store/port';
import { runBackup, runRestore } from './backup/commands';
import { BackupProblem } from './backup/problem';
import { type Config, EnvironmentError, readConfig } from './config';
import { type Started, start } from './start';
import { FolderDamaged } from './store/emptyDatabase';
import { FolderTaken } from './store/folderLock';

/** The process: reads the environment, and runs the server, or makes or restores a backup. */
async function main([command, file]: readonly string[]): Promise<void> {
  try {
    const config = readConfig(process.env);
    if (command === 'backup') say(await runBackup(config, file));
    else if (command === 'restore') say(await runRestore(config, file));
    else await serve(config);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

/** Starts, says how to sign in, and stops when it is asked to. */
async function serve(config: Config): Promise<void> {
  const started = await start(config);
  say(welcome(config, started));
  stopOnSignals(started);
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
  return [
    '',
    '  It was empty. This is the first account; its password is shown this once: change it.',
    `  Sign in as   ${seeded.email}`,
    `  Password     ${seeded.password}`,
  ];
}

/** Errors whose message is all that an operator needs. */
const enough = [FolderTaken, FolderDamaged, BackupProblem, StoreUnavailable];

function explain(error: unknown): string {
  if (error instanceof EnvironmentError) return ['The server does not start:', ...error.reasons].join('\n  ');
  const told = unavailableIn(error) ?? error;
  if (told instanceof Error && enough.some((kind) => told instanceof kind)) return told.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The port is taken: choose another with PORT=… npm start';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The first signal lets requests finish; the second ends the process at once. */
function stopOnSignals({ stop }: Started): void {
  const end = (status: number) => process.exit(status);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => end(1));
      void stop().then(
        () => end(0),
        (error: unknown) => {
          process.stderr.write(`${explain(error)}\n`);
          end(1);
        },
      );
    });
  }
}

void main(process.argv.slice(2));
