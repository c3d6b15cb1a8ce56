import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** One call of the REST contract; CMS routes, typed client and OpenAPI all derive from it. */
export interface Endpoint<
	Params extends Schema | undefined = Schema | undefined,
	Query extends Schema | undefined = Schema | undefined,
	Body extends Schema | undefined = Schema | undefined,
	ResponseSchema extends Schema = Schema,
> {
	/** `controller.action`, unique. */
	readonly operation: `${string}.${string}`;
	readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
	/** Below the base address, parameters written `:name`. */
	readonly path: `/${string}`;
	readonly summary: string;
	readonly params?: Params;
	readonly query?: Query;
	/**
	 * Given where the response is the same for everyone who is not signed in, so that the site caches it:
	 * the parts of the query that tell one from another. A request with any other part is not cached.
	 */
	readonly cachedBy?: readonly string[];
	readonly body?: Body;
	/** If true, the body may also be an HTML form, which mail programs send to unsubscribe (RFC 8058). */
	readonly takesForms?: boolean;
	/** The field of a multipart form that carries a picture; such a call has no other body. */
	readonly file?: string;
	readonly response: ResponseSchema;
}

/** A part an endpoint declares is never undefined, though the interface lets it be left out. */
type Output<S> = [NonNullable<S>] extends [never] ? undefined : z.output<NonNullable<S>>;
type Input<S> = [NonNullable<S>] extends [never] ? undefined : z.input<NonNullable<S>>;

export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
/** What a client asks, before defaults. */
export type QueryInputOf<E extends Endpoint> = Input<E['query']>;
/** What a client sends, before defaults and normalisation. */
export type BodyInputOf<E extends Endpoint> = Input<E['body']>;
/** What the server works with. */
export type BodyOf<E extends Endpoint> = Output<E['body']>;
export type ResponseOf<E extends Endpoint> = Output<E['response']>;

/** Declares an endpoint and keeps its exact types. */
/*@__NO_SIDE_EFFECTS__*/
export function endpoint<
	ResponseSchema extends Schema,
	Params extends Schema | undefined = undefined,
	Query extends Schema | undefined = undefined,
	Body extends Schema | undefined = undefined,
>(
	definition: Endpoint<Params, Query, Body, ResponseSchema> & {
		readonly cachedBy?: readonly (keyof Output<NoInfer<Query>>)[];
	},
): Endpoint<Params, Query, Body, ResponseSchema> {
	return definition;
}
