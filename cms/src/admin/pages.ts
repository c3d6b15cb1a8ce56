import type { RouteObject } from 'react-router-dom';
import { withRefusals } from './pictures/refusals';

const overviewRoute: RouteObject = {
	path: 'application-infos',
	lazy: async () => ({ Component: (await import('./settings/overview')).default }),
};

const orderRoute: RouteObject = {
	path: 'order/:uid',
	lazy: async () => ({ Component: (await import('./order/order-page')).default }),
};

const guideRoute: RouteObject = {
	path: 'guide',
	lazy: async () => ({ Component: (await import('./guide/guide-page')).default }),
};

/** Replaces Strapi's overview, which advertises its plans, with one about the site. */
function withOverview(route: RouteObject): RouteObject {
	if (route.path !== 'settings/*' || !route.children) return route;
	const children = route.children.map((child) =>
		child.path === overviewRoute.path ? overviewRoute : child,
	);
	return { ...route, children };
}

/** Adds our own pages to the panel's routes. */
export const ownPages = (routes: RouteObject[]): RouteObject[] => [
	...routes.map(withOverview).map(withRefusals),
	orderRoute,
	guideRoute,
];
