import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { env } from '../env';

/** Source and destination of a move. */
export interface Placed {
	readonly from: string;
	readonly to: string;
}

/**
 * Moves new files and folders into place and keeps the old ones in another folder. If a move fails, all moves are
 * undone.
 * @param gone paths to remove without a replacement
 * @returns the folder of the replaced files, if there were any
 */
export async function putInPlace(
	placed: readonly Placed[],
	gone: readonly string[],
	stamp: string,
) {
	const kept = join(env.DATA_DIR, `replaced-${stamp}`);
	const moved: Placed[] = [];
	const move = async (from: string, to: string) => {
		await rename(from, to);
		moved.push({ from, to });
	};
	try {
		for (const path of [...placed.map(({ to }) => to), ...gone].filter((each) =>
			existsSync(each),
		)) {
			mkdirSync(kept, { recursive: true, mode: 0o700 });
			await move(path, join(kept, basename(path)));
		}
		for (const { from, to } of placed) await move(from, to);
	} catch (error) {
		for (const { from, to } of moved.reverse()) renameSync(to, from);
		rmSync(kept, { recursive: true, force: true });
		throw error;
	}
	return existsSync(kept) ? kept : undefined;
}
