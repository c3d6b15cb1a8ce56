import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at, client, geoToken, thirdParties } from '../third-parties/addresses';

/** Data folder of the product under test, which the same command as for an owner starts, on separate ports. */
const folder = process.env.E2E_FOLDER ?? join(tmpdir(), `e2e-${process.pid}`);
// Playwright's workers are separate processes and must find the same folder.
process.env.E2E_FOLDER = folder;

export const owner = { email: 'owner@sumu.test', password: 'Loom-and-2-threads' } as const;

const base = Number(process.env.E2E_PORT ?? 3790);
/** A run uses ten consecutive ports from `E2E_PORT`, including third parties, so that two runs can share a machine. */
export const ports = { site: base, cms: base + 1, secondSite: base + 2, secondCms: base + 3 };
export const site = `http://localhost:${ports.site}`;
export const cms = `http://localhost:${ports.cms}`;

/** Output of the product since its start. */
export const productLog = join(folder, 'product.log');

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
	SITE_INTERNAL_URL: '',
	DATABASE_URL: '',
	REDIS_URL: '',
	// All tests send requests from one IP address.
	AUTH_RATE_LIMIT: '1000',
	SUBMIT_RATE_LIMIT: '1000',
	CALL_RATE_LIMIT: '1000',
	SMTP_URL: `smtp://127.0.0.1:${thirdParties.smtp}`,
	GOOGLE_CLIENT_ID: client.id,
	GOOGLE_CLIENT_SECRET: client.secret,
	GOOGLE_ISSUER: at(thirdParties.openId),
	GEOIP_IP_URL: `${at(thirdParties.location)}/ip`,
	GEOIP_URL: at(thirdParties.location),
	GEOIP_TOKEN: geoToken,
	CLOUDINARY_URL: '',
	S3_URL: '',
	MEDIA_STORAGE: '',
});

export { folder };
