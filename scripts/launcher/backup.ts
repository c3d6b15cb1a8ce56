import { runProgram } from './program';

/**
 * Passes `backup` or `restore` and its arguments to the CMS's program.
 * @returns its exit code
 */
export const runBackup = (args: readonly string[]): Promise<number> =>
	runProgram('backup/main.js', args);
