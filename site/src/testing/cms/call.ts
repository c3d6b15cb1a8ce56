import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type {
	apiEndpoints,
	BodyInputOf,
	BodyOf,
	EndpointName,
	ParamsOf,
	QueryOf,
	ResponseOf,
} from '@sumu/contract';

type Named<Name extends EndpointName> = (typeof apiEndpoints)[Name];

/** A recorded call, as a test inspects it. */
export interface Asked<Name extends EndpointName = EndpointName> {
	/** Requested path with its query. */
	readonly url: string;
	readonly headers: IncomingHttpHeaders;
	/** Bearer token of the `Authorization` header. */
	readonly token: string | undefined;
	readonly params: ParamsOf<Named<Name>>;
	readonly query: QueryOf<Named<Name>>;
	/** Request body before the contract's defaults and normalisation. */
	readonly body: BodyInputOf<Named<Name>>;
	/** Uploaded picture, if the endpoint accepts one. */
	readonly file: File | undefined;
}

/** A call, as its handler receives it. */
export interface Call<Name extends EndpointName = EndpointName> extends Omit<Asked<Name>, 'body'> {
	/** Request body after the contract's defaults and normalisation. */
	readonly body: BodyOf<Named<Name>>;
	readonly request: IncomingMessage;
	/** Lets a handler set another status or a header; its return value is the body. */
	readonly response: ServerResponse;
}

export type CmsResponse<Name extends EndpointName> = ResponseOf<Named<Name>>;

/**
 * Handles one endpoint.
 * @throws ApiError to reject the call
 */
export type Handler<Name extends EndpointName> = (
	call: Call<Name>,
) => CmsResponse<Name> | Promise<CmsResponse<Name>>;
