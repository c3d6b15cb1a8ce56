import { EnvError } from '@sumu/contract/env';
import { Refusal } from '../platform/lib/refusal';

export const printLines = (...lines: readonly string[]) => {
	for (const line of lines) console.log(`  ${line}`);
};

/** Runs a command-line program and ends the process, with the exit code that `main` resolves to. */
export async function runProgram(main: () => Promise<number>): Promise<void> {
	try {
		process.exitCode = await main();
	} catch (error) {
		const isExpectedError = error instanceof Refusal || error instanceof EnvError;
		const text = error instanceof Error ? error.message : String(error);
		console.error(`\n  ${isExpectedError ? text : `It did not work. ${text}`}\n`);
		process.exitCode = 1;
	}
	// Open handles of the CMS would keep the process running.
	process.exit();
}
