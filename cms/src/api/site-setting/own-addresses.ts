import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { endpoints, isReserved, messages, sitePages } from '@sumu/contract';
import { plainPath } from '../../platform/addresses/find';

const uid = 'api::site-setting.site-setting';

interface Addresses {
	adminPath?: string | null;
	extraPages?: { slug?: string }[] | null;
}
interface Problem {
	path: string[];
	message: string;
}

const firstSegment = (path: string) => path.split('/')[1] ?? '';

/**
 * Whether the product uses a first path segment. The contract knows the site's pages; the rest are Strapi's routes and
 * those of the original backend, as they are registered.
 */
function isTaken(segment: string): boolean {
	if (isReserved(segment)) return true;
	const paths = [...strapi.server.listRoutes(), ...Object.values(endpoints)].map(
		({ path }) => path,
	);
	return paths.some((path) => firstSegment(String(path)) === segment);
}

const stored = (): Promise<Addresses | null> =>
	strapi.db.query(uid).findOne({ select: ['adminPath'], populate: { extraPages: true } });

/** The screen of the workplace that the owner's own address of it stands for; null where it is none. */
export async function workplaceAt(path: string): Promise<string | null> {
	const [, first = '', ...rest] = plainPath(path).split('/');
	if (!first) return null;
	const row = await strapi.db.query(uid).findOne({ select: ['adminPath'] });
	return row?.adminPath && row.adminPath.toLowerCase() === first.toLowerCase()
		? [sitePages.workplace, ...rest].join('/')
		: null;
}

const slugsOf = ({ extraPages }: Addresses) => extraPages?.map(({ slug = '' }) => slug) ?? [];

/** Why what is written cannot stand beside the site's own pages, and beside what is there. */
function problemsIn(written: Addresses, before: Addresses): Problem[] {
	const slugs = slugsOf(written);
	const problems = slugs.flatMap((slug, at): Problem[] => {
		const path = ['extraPages', String(at), 'slug'];
		if (isTaken(slug) && !slugsOf(before).includes(slug))
			return [{ path, message: messages.slugReserved }];
		return slugs.indexOf(slug) < at ? [{ path, message: messages.slugTwice }] : [];
	});
	const { adminPath } = written;
	if (adminPath && isTaken(adminPath))
		problems.push({ path: ['adminPath'], message: messages.slugReserved });
	const path = adminPath === undefined ? before.adminPath : adminPath;
	const at = path ? slugsOf(written.extraPages ? written : before).indexOf(path) : -1;
	if (at >= 0)
		problems.push({
			path: adminPath ? ['adminPath'] : ['extraPages', String(at), 'slug'],
			message: messages.slugTwice,
		});
	return problems;
}

/** Refuses an address of the owner's that leads somewhere else already, from wherever it is written. */
export function refuseTakenAddresses(strapi: Core.Strapi) {
	strapi.documents.use(async ({ action, uid: written, params }, next) => {
		if (written !== uid || (action !== 'create' && action !== 'update')) return next();
		const data = (params.data ?? {}) as Addresses;
		if (!data.adminPath && !data.extraPages) return next();
		const problems = problemsIn(data, (await stored()) ?? {});
		if (problems[0]) throw new errors.ValidationError(problems[0].message, { errors: problems });
		return next();
	});
}
