import { useNotification } from '@strapi/strapi/admin';
import { type ComponentType, useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { hearRefusals, onRefusal } from './refusals';

/** Wraps Strapi's media library to show why the server refused to delete a picture. */
const withRefusalNotice = (Library: ComponentType) =>
	function Pictures() {
		const { toggleNotification } = useNotification();
		useEffect(
			() => onRefusal((message) => toggleNotification({ type: 'warning', message })),
			[toggleNotification],
		);
		return <Library />;
	};

let libraryPromise: Promise<{ Component: ComponentType }> | undefined;

/** Media library route with the reasons for refused deletions. */
export function withRefusals(route: RouteObject): RouteObject {
	const { lazy } = route;
	if (route.path !== 'plugins/upload/*' || typeof lazy !== 'function') return route;
	const load = async () => {
		const { Component } = await lazy();
		hearRefusals();
		return { Component: withRefusalNotice(Component as ComponentType) };
	};
	return {
		...route,
		lazy: () => {
			libraryPromise ??= load();
			return libraryPromise;
		},
	};
}
