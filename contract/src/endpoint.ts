import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/** An endpoint of the REST contract. CMS routes, typed client and OpenAPI document derive from it. */
export interface Endpoint<
	Params extends Schema | undefined = Schema | undefined,
	Query extends Schema | undefined = Schema | undefined,
	Body extends Schema | undefined = Schema | undefined,
	ResponseSchema extends Schema = Schema,
> {
	/** `controller.action`, unique. */
	readonly operation: `${string}.${string}`;
	readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
	/** Relative to the base URL; parameters are written `:name`. */
	readonly path: `/${string}`;
	readonly summary: string;
	readonly params?: Params;
	readonly query?: Query;
	/**
	 * Query parameters in the site's cache key. Set only if all visitors without a session get the same response.
	 * Requests with any other parameter are not cached.
	 */
	readonly cachedBy?: readonly string[];
	readonly body?: Body;
	/** If true, the body may also be an HTML form, which mail programs send to unsubscribe (RFC 8058). */
	readonly takesForms?: boolean;
	/** Field of a multipart form that contains a picture. Such an endpoint has no other body. */
	readonly file?: string;
	/**
	 * Field of a multipart form with large files of any type, which the handler reads from the request itself once the
	 * caller is known. Such an endpoint has no other body.
	 */
	readonly uploads?: string;
	/** Media type of a successful response that is a file instead of JSON. */
	readonly download?: string;
	readonly response: ResponseSchema;
}

/** Output of a declared schema, or undefined if the endpoint has none. Ignores that the property is optional. */
type Output<S> = [NonNullable<S>] extends [never] ? undefined : z.output<NonNullable<S>>;
type Input<S> = [NonNullable<S>] extends [never] ? undefined : z.input<NonNullable<S>>;

export type ParamsOf<E extends Endpoint> = Output<E['params']>;
export type QueryOf<E extends Endpoint> = Output<E['query']>;
/** Query as the client sends it, before defaults. */
export type QueryInputOf<E extends Endpoint> = Input<E['query']>;
/** Body as the client sends it, before defaults and normalisation. */
export type BodyInputOf<E extends Endpoint> = Input<E['body']>;
/** Body as the server handles it, after parsing. */
export type BodyOf<E extends Endpoint> = Output<E['body']>;
export type ResponseOf<E extends Endpoint> = Output<E['response']>;

/** Declares an endpoint and keeps its exact types. */
/*@__NO_SIDE_EFFECTS__*/
export function defineEndpoint<
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
