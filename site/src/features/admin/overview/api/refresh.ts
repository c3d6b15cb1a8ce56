import type { QueryClient } from '@tanstack/react-query';
import { keys, type Resource } from '../../../../lib/query/keys';
import { overviewQuery } from './get-overview';

/** After a change: its resource is read anew wherever it shows, and the figures that count it. */
export const refresh = (client: QueryClient, resource: Resource) =>
	Promise.all([
		client.invalidateQueries({ queryKey: keys[resource] }),
		client.invalidateQueries({ queryKey: overviewQuery().queryKey }),
	]);
