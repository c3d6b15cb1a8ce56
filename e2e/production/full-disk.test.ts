import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subjectsIn } from '../../cms/tests/support/message-subjects.ts';
import { startCms } from './support/cms';
import { expectNothingLost, expectOnly, expectPagesCame, fine } from './support/fault-expectations';
import { addRow } from './support/fault-table';
import { startLoad } from './support/load';
import { paths } from './support/paths';
import { isReady, statusOf, until } from './support/poll-until';
import { startSite } from './support/site';

const megabytes = 64;
const folder = mkdtempSync(join(tmpdir(), 'production-disk-'));
const ballast = join(folder, 'ballast');
let stop = async () => {};

/** Mounts a small disk, which requires root. */
beforeAll(() => {
	execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
});
afterAll(async () => {
	await stop();
	execFileSync('umount', [folder]);
	rmSync(folder, { recursive: true, force: true });
});

/** Fills the disk completely. */
function fill() {
	const { bavail, bsize } = statfsSync(folder);
	writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - bsize)));
	try {
		for (;;) writeFileSync(ballast, Buffer.alloc(bsize), { flag: 'a' });
	} catch {
		// The disk is full.
	}
}

test('a full disk refuses SQLite writes with 503 and loses no accepted write', async () => {
	const DATA_DIR = join(folder, 'data');
	const cms = await startCms({ DATA_DIR });
	const site = await startSite(cms.address);
	// Large messages use up the free space inside the database file.
	const load = startLoad([site.address], paths, 'D'.repeat(4000));
	stop = async () => {
		await load.stop();
		await site.kill();
		await cms.kill();
	};
	await isReady(site.address);
	await until('all is well before', () => load.quietFor() > 2500);
	await load.begin();
	fill();
	await until('writes are refused', () => Boolean(load.result().seen['writes 503']));
	expect(await statusOf(`${cms.address}/api/projects`)).toBe(200);
	rmSync(ballast);
	await until('all is well after', () => load.quietFor() > 2500);
	const { acknowledged, ...seen } = load.result();
	await load.stop();
	const stored = subjectsIn(DATA_DIR);
	const found = acknowledged.filter((subject) => stored.has(subject)).length;
	const row = {
		fault: 'the disk is full (SQLite)',
		...seen,
		acknowledged: acknowledged.length,
		found,
	};
	addRow(row);
	expectNothingLost(row);
	expectPagesCame(row);
	expectOnly(row, [...fine, '503']);
});
