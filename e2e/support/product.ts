import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The product under test: started by the same command as an owner's, on ports and data of its own. */
const folder = process.env.E2E_FOLDER ?? join(tmpdir(), `e2e-${process.pid}`);
// Playwright's workers are processes of their own and must find the same folder.
process.env.E2E_FOLDER = folder;

export const owner = { email: 'owner@sumu.test', password: 'Loom-and-2-threads' } as const;
export const site = 'http://localhost:3790';
export const cms = 'http://localhost:3791';

export const startCommand = (name: string) =>
	`node ../scripts/start.mjs --settings ${join(folder, `${name}.env`)}`;

export const settings = (name: string, ports: { site: number; cms: number }) => ({
	SITE_PORT: String(ports.site),
	CMS_PORT: String(ports.cms),
	DATA_DIR: join(folder, name),
	OWNER_EMAIL: owner.email,
	OWNER_PASSWORD: owner.password,
	PUBLIC_URL: '',
	CMS_PUBLIC_URL: '',
	CMS_INTERNAL_URL: '',
	DATABASE_URL: '',
	REDIS_URL: '',
	SMTP_URL: '',
	CLOUDINARY_URL: '',
});

export { folder };
