import { useNotification } from '@strapi/strapi/admin';
import { type ComponentType, useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { enhanceCalls } from '../api';
import { getErrorMessage } from '../api-errors';

interface Following {
	/** Request id of the RTK Query call. */
	requestId: string;
	queryFulfilled: Promise<unknown>;
}
interface Definition {
	onQueryStarted?: (given: unknown, following: Following) => Promise<void>;
}

/** Request id of the last reported refusal. The panel's store reports each call more than once. */
let lastReportedRequestId = '';
const refusalListeners = new Set<(words: string) => void>();

/** Delete endpoints of the media library. Its own notification says only that the deletion failed. */
const deleteEndpoints = ['bulkDeleteItems', 'deleteAsset'];

/**
 * Passes the server's error message to the listeners when a deletion is refused. It names the content that uses the
 * picture.
 */
function reportRefusals(definition: Definition) {
	const { onQueryStarted } = definition;
	definition.onQueryStarted = async (arg, following) => {
		following.queryFulfilled.catch(({ error }: { error: unknown }) => {
			if (lastReportedRequestId === following.requestId) return;
			lastReportedRequestId = following.requestId;
			for (const listener of refusalListeners) listener(getErrorMessage(error));
		});
		await onQueryStarted?.(arg, following);
	};
}

/** Call once after the media library has loaded: its endpoints do not exist before that. */
export function hearRefusals() {
	enhanceCalls(Object.fromEntries(deleteEndpoints.map((name) => [name, reportRefusals])));
}

export function onRefusal(listener: (words: string) => void) {
	refusalListeners.add(listener);
	return () => {
		refusalListeners.delete(listener);
	};
}

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
