/** Fixed segments in the paths of all routes, such as `collection-types`. */
const fixedSegments = () =>
	new Set(
		strapi.server
			.listRoutes()
			.flatMap(({ path }) => String(path).split('/'))
			.filter((segment) => /^[a-z][\w.-]*$/i.test(segment)),
	);

let knownSegments: ReadonlySet<string> | undefined;

function spellSegment(segment: string): string {
	if (!/[A-Z]/.test(segment)) return segment;
	knownSegments ??= fixedSegments();
	const lower = segment.toLowerCase();
	return !knownSegments.has(segment) && knownSegments.has(lower) ? lower : segment;
}

/**
 * Returns a path as its route spells it. Strapi's router ignores case and a slash at the end, so a guard that compares
 * paths would miss other spellings.
 */
export function spellPath(path: string): string {
	const withoutSlash = path === '/admin/' ? path : path.replace(/(?<=[^/])\/+$/, '');
	return withoutSlash.split('/').map(spellSegment).join('/');
}
