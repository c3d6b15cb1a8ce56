import { mkdirSync, rmSync } from 'node:fs';
import { startServer } from '../../cms/tests/support/server.ts';
import { owner } from './product';

/** Fills a data folder with the demo content that the products under test start with: `fill-demo.ts <folder>`. */
async function fill(folder: string) {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const cms = await startServer({
		DATA_DIR: folder,
		SEED_DEMO: 'true',
		OWNER_EMAIL: owner.email,
		OWNER_PASSWORD: owner.password,
	});
	await cms.stop();
}

const [folder = ''] = process.argv.slice(2);
fill(folder);
