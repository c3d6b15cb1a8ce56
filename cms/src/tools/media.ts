import { parseArgs } from 'node:util';
import { type MediaStorage, mediaStorages } from '@sumu/contract/env';
import { Refusal } from '../platform/lib/refusal';
import { moveMedia } from './media/move-media';
import { printLines, runProgram } from './run-program';
import { withCms } from './with-cms';

const usageText = `npm run media -- --to s3|cloudinary|local              moves all files of the media library there, while the site runs
npm run media -- --to s3|cloudinary|local --dry-run    only says what it would move`;

const isMediaStorage = (name: string | undefined): name is MediaStorage =>
	mediaStorages.some((storage) => storage === name);

function parseArguments(): { to: MediaStorage; isDryRun: boolean } {
	try {
		const { to, 'dry-run': isDryRun } = parseArgs({
			options: { to: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
		}).values;
		if (isMediaStorage(to)) return { to, isDryRun };
	} catch {
		// Answered below.
	}
	throw new Refusal(usageText);
}

const formatMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function main(): Promise<number> {
	const { to, isDryRun } = parseArguments();
	let failedCount = 0;
	await withCms('Media moved', async () => {
		const result = await moveMedia(to, {
			isDryRun,
			onProgress: (line) => printLines(`… ${line}`),
		});
		failedCount = result.failures.length;
		const amount = `${result.files} files (${formatMegabytes(result.bytes)})`;
		printLines(
			isDryRun ? `Would move ${amount} to ${to}.` : `Moved ${amount} to ${to}.`,
			...(result.kept > 0
				? [
						`${result.kept} of them also stay where they were, because texts and e-mails may contain those addresses.`,
					]
				: []),
			...result.failures.map((failure) => `- ${failure}`),
			...(failedCount > 0 ? [`${failedCount} did not move. Run it again.`] : []),
		);
	});
	return failedCount > 0 ? 1 : 0;
}

void runProgram(main);
