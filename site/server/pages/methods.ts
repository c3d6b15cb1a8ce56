import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

const trees = new WeakMap<Routes, RouteObject[]>();

/** The routes below a parent, as the router matches them. */
const below = (routes: Routes, parent?: string): RouteObject[] =>
	Object.values(routes).flatMap((route): RouteObject[] => {
		if (!route || route.parentId !== parent) return [];
		const { id, path } = route;
		return route.index ? [{ id, path, index: true }] : [{ id, path, children: below(routes, id) }];
	});

/** The router's address of the data of a page. */
const data = /(\/_(root)?)?\.data$/;

/** Methods of the page or file at a path. Only a route with an action takes a form. */
export function methodsAt({ routes }: ServerBuild, path: string): readonly string[] {
	const tree = trees.get(routes) ?? below(routes);
	trees.set(routes, tree);
	const { id } = matchRoutes(tree, path.replace(data, '') || '/')?.at(-1)?.route ?? {};
	const takesForm = id !== undefined && routes[id]?.module.action !== undefined;
	return ['GET', 'HEAD', 'OPTIONS', ...(takesForm ? ['POST'] : [])];
}
