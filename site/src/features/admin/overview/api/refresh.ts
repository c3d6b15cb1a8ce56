import type { QueryClient } from '@tanstack/react-query';
import { keys, type Resource } from '../../../../lib/query/keys';
import { overviewQuery } from './get-overview';

/** Refetches a changed resource, and the overview, which counts it. */
export const refresh = (client: QueryClient, resource: Resource) =>
	Promise.all([
		client.invalidateQueries({ queryKey: keys[resource] }),
		client.invalidateQueries({ queryKey: overviewQuery().queryKey }),
	]);
