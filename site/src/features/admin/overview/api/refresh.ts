import type { QueryClient } from '@tanstack/react-query';
import { queryKeys, type ResourceName } from '../../../../lib/query/keys';
import { overviewQuery } from './get-overview';

/** Refetches a changed resource, and the overview, which counts it. */
export const refreshResource = (client: QueryClient, resource: ResourceName) =>
	Promise.all([
		client.invalidateQueries({ queryKey: queryKeys[resource] }),
		client.invalidateQueries({ queryKey: overviewQuery().queryKey }),
	]);
