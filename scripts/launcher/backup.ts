import { runProgram } from './program';

/**
 * Hands `backup` or `restore` and what follows to the CMS's program.
 * @returns its exit code
 */
export const runBackup = (args: readonly string[]): Promise<number> =>
	runProgram('backup/main.js', args);
