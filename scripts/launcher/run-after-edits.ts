/** Editors write several files, or one file in several steps. */
const DEBOUNCE_MS = 50;

/**
 * Returns a function that reports an edited file. `run` gets all files edited since its last call. Edits during a run
 * start the next run when it ends.
 * @param run gets a function that returns whether files were edited since it was called
 */
export function runAfterEdits(
	run: (files: readonly string[], isOutdated: () => boolean) => Promise<void>,
): (file: string) => void {
	const edits = new Set<string>();
	let timer: NodeJS.Timeout | undefined;
	let isRunning = false;

	async function runUntilDone() {
		if (isRunning) return;
		isRunning = true;
		while (edits.size > 0) {
			const files = [...edits];
			edits.clear();
			await run(files, () => edits.size > 0);
		}
		isRunning = false;
	}

	return (file) => {
		edits.add(file);
		clearTimeout(timer);
		timer = setTimeout(() => void runUntilDone(), DEBOUNCE_MS);
	};
}
