import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

const routeTrees = new WeakMap<Routes, RouteObject[]>();

/** Returns the routes below a parent as a tree, for `matchRoutes`. */
const buildTree = (routes: Routes, parent?: string): RouteObject[] =>
	Object.values(routes).flatMap((route): RouteObject[] => {
		if (!route || route.parentId !== parent) return [];
		const { id, path } = route;
		return route.index
			? [{ id, path, index: true }]
			: [{ id, path, children: buildTree(routes, id) }];
	});

/** Suffix of the router's requests for the data of a page. */
const dataSuffix = /(\/_(root)?)?\.data$/;

/** Returns the methods of the page or file at a path. Only a route with an action accepts POST. */
export function findMethods({ routes }: ServerBuild, path: string): readonly string[] {
	const tree = routeTrees.get(routes) ?? buildTree(routes);
	routeTrees.set(routes, tree);
	const { id } = matchRoutes(tree, path.replace(dataSuffix, '') || '/')?.at(-1)?.route ?? {};
	const takesForm = id !== undefined && routes[id]?.module.action !== undefined;
	return ['GET', 'HEAD', 'OPTIONS', ...(takesForm ? ['POST'] : [])];
}
