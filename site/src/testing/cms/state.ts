import type { RequestListener } from 'node:http';
import type { EndpointName } from '@sumu/contract';
import type { ApiError } from '../../lib/api';
import type { Asked } from './call';

interface Refused {
	error: ApiError;
	/** Remaining calls. */
	times: number;
}

/** Overrides and recorded calls of a test. */
export const freshState = () => ({
	isDown: false,
	served: new Map<string, RequestListener>(),
	handlers: new Map<EndpointName, (call: never) => unknown>(),
	refused: new Map<EndpointName, Refused[]>(),
	held: new Map<EndpointName, Promise<void>>(),
	calls: [] as { name: EndpointName; call: Asked }[],
	faults: [] as string[],
});

export type State = ReturnType<typeof freshState>;
