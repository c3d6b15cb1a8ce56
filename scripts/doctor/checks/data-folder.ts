import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import {
	type DoctorCheck,
	reportFailure,
	reportNotSetUp,
	reportOk,
	reportWarning,
} from '../doctor-check';

const BYTES_PER_GIGABYTE = 1024 ** 3;
const MIN_FREE_GIGABYTES = { wrong: 0.2, look: 1 } as const;
const othersPermissionMask = 0o007;

export const dataFolderCheck: DoctorCheck = {
	name: 'Data',
	look({ settings: { DATA_DIR } }) {
		if (!existsSync(DATA_DIR)) return reportNotSetUp(`${DATA_DIR} is made by the first start`);
		if (!isWritable(DATA_DIR))
			return reportFailure(
				`${DATA_DIR} cannot be written`,
				'Give it to the user that runs the product.',
			);
		if (statSync(DATA_DIR).mode & othersPermissionMask && process.platform !== 'win32')
			return reportWarning(`others may look into ${DATA_DIR}`, `chmod 700 ${DATA_DIR}`);
		const { bavail, bsize } = statfsSync(DATA_DIR);
		const free = (bavail * bsize) / BYTES_PER_GIGABYTE;
		const findingText = `${DATA_DIR}, ${free.toFixed(1)} GB free`;
		if (free < MIN_FREE_GIGABYTES.wrong)
			return reportFailure(findingText, 'Make room: without it nothing can be written.');
		return free < MIN_FREE_GIGABYTES.look
			? reportWarning(findingText, 'Make room before it is full.')
			: reportOk(findingText);
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
