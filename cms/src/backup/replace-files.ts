import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { env } from '../env';

/** Source and destination of a move. */
export interface FileMove {
	readonly from: string;
	readonly to: string;
}

/**
 * Moves new files and folders into place and keeps the old ones in another folder. If a move fails, all moves are
 * undone.
 * @param gone paths to remove without a replacement
 * @returns the folder of the replaced files, if there were any
 */
export async function replaceFiles(
	moves: readonly FileMove[],
	pathsToRemove: readonly string[],
	timestamp: string,
) {
	const replacedFolder = join(env.DATA_DIR, `replaced-${timestamp}`);
	const completedMoves: FileMove[] = [];
	const move = async (from: string, to: string) => {
		await rename(from, to);
		completedMoves.push({ from, to });
	};
	try {
		for (const path of [...moves.map(({ to }) => to), ...pathsToRemove].filter((each) =>
			existsSync(each),
		)) {
			mkdirSync(replacedFolder, { recursive: true, mode: 0o700 });
			await move(path, join(replacedFolder, basename(path)));
		}
		for (const { from, to } of moves) await move(from, to);
	} catch (error) {
		for (const { from, to } of completedMoves.reverse()) renameSync(to, from);
		rmSync(replacedFolder, { recursive: true, force: true });
		throw error;
	}
	return existsSync(replacedFolder) ? replacedFolder : undefined;
}
