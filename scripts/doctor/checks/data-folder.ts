import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { type Check, look, off, ok, wrong } from '../finding';

const gigabyte = 1024 ** 3;
const least = { wrong: 0.2, look: 1 } as const;
const others = 0o007;

export const dataFolder: Check = {
	name: 'Data',
	look({ settings: { DATA_DIR } }) {
		if (!existsSync(DATA_DIR)) return off(`${DATA_DIR} is made by the first start`);
		if (!isWritable(DATA_DIR))
			return wrong(`${DATA_DIR} cannot be written`, 'Give it to the user that runs the product.');
		if (statSync(DATA_DIR).mode & others && process.platform !== 'win32')
			return look(`others may look into ${DATA_DIR}`, `chmod 700 ${DATA_DIR}`);
		const { bavail, bsize } = statfsSync(DATA_DIR);
		const free = (bavail * bsize) / gigabyte;
		const found = `${DATA_DIR}, ${free.toFixed(1)} GB free`;
		if (free < least.wrong) return wrong(found, 'Make room: without it nothing can be written.');
		return free < least.look ? look(found, 'Make room before it is full.') : ok(found);
	},
};

function isWritable(folder: string): boolean {
	try {
		accessSync(folder, constants.W_OK | constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
