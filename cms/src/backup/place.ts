import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { env } from '../env';

/** What comes to stand where. */
export interface Placed {
	readonly from: string;
	readonly to: string;
}

/**
 * Puts new files and folders into their places and keeps what stood there; if one cannot be moved, all is as before.
 * @param gone what has to leave its place, with nothing in its stead
 * @returns the folder of what stood there, if anything did
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
