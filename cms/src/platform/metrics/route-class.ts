import type { Context } from 'koa';

const routePatterns: readonly (readonly [string, RegExp])[] = [
	['health', /^\/_(health|ready)$/],
	['upload', /^\/uploads\//],
	['panel', /^\/admin(\/|$)/],
];

/** Returns the class of a request: the API or plugin whose route handled it, or the kind of file. */
export function getRouteClass({ path, state }: Context): string {
	const { apiName, pluginName } = state.route?.info ?? {};
	if (typeof apiName === 'string') return apiName;
	if (typeof pluginName === 'string') return `plugin ${pluginName}`;
	return routePatterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
}
