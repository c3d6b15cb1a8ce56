import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
	type DoctorCheck,
	type Finding,
	reportFailure,
	reportNotSetUp,
	reportOk,
	reportWarning,
} from '../doctor-check';

const BYTES_PER_GIGABYTE = 1024 ** 3;
const MIN_FREE_GIGABYTES = { wrong: 0.2, look: 1 } as const;
const othersPermissionMask = 0o007;

const toGigabytes = (bytes: number) => bytes / BYTES_PER_GIGABYTE;

function measureFolder(folder: string): number {
	if (!existsSync(folder)) return 0;
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(
			(entry) => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0,
		)
		.reduce((total, size) => total + size, 0);
}

/** Returns the bytes that the backups still to come need: BACKUPS of them, at least one. */
export function estimateBackupSpace(dataDir: string, backups: number): number {
	const content =
		(statSync(join(dataDir, 'cms.db'), { throwIfNoEntry: false })?.size ?? 0) +
		measureFolder(join(dataDir, 'public'));
	const backupFolder = join(dataDir, 'backups');
	const backupCount = existsSync(backupFolder) ? readdirSync(backupFolder).length : 0;
	return content * Math.max(1, backups - backupCount);
}

/** @param free bytes on the disk */
export function assessDisk(folder: string, free: number, backupSpace: number): Finding {
	const findingText = `${folder}, ${toGigabytes(free).toFixed(1)} GB free`;
	if (toGigabytes(free) < MIN_FREE_GIGABYTES.wrong)
		return reportFailure(findingText, 'Make room: without it nothing can be written.');
	if (free < backupSpace)
		return reportWarning(
			findingText,
			`The next backups need ${toGigabytes(backupSpace).toFixed(1)} GB: make room, or keep fewer (BACKUPS).`,
		);
	return toGigabytes(free) < MIN_FREE_GIGABYTES.look
		? reportWarning(findingText, 'Make room before it is full.')
		: reportOk(findingText);
}

export const dataFolderCheck: DoctorCheck = {
	name: 'Data',
	look({ settings: { DATA_DIR, BACKUPS } }) {
		if (!existsSync(DATA_DIR)) return reportNotSetUp(`${DATA_DIR} is made by the first start`);
		if (!isWritable(DATA_DIR))
			return reportFailure(
				`${DATA_DIR} cannot be written`,
				'Give it to the user that runs the product.',
			);
		const { bavail, bsize } = statfsSync(DATA_DIR);
		const disk = assessDisk(DATA_DIR, bavail * bsize, estimateBackupSpace(DATA_DIR, BACKUPS));
		const isOpen = statSync(DATA_DIR).mode & othersPermissionMask && process.platform !== 'win32';
		return isOpen && disk.state !== 'wrong'
			? reportWarning(`others may look into ${DATA_DIR}`, `chmod 700 ${DATA_DIR}`)
			: disk;
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
