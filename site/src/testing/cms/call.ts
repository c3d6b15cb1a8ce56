import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type {
	BodyInputOf,
	BodyOf,
	EndpointName,
	endpoints,
	ParamsOf,
	QueryOf,
	ResponseOf,
} from '@sumu/contract';

type Named<Name extends EndpointName> = (typeof endpoints)[Name];

/** A call that was made, as a test looks at it. */
export interface Asked<Name extends EndpointName = EndpointName> {
	/** The path with its query, as it was asked for. */
	readonly url: string;
	readonly headers: IncomingHttpHeaders;
	/** Of the `Authorization` header. */
	readonly token: string | undefined;
	readonly params: ParamsOf<Named<Name>>;
	readonly query: QueryOf<Named<Name>>;
	/** As it was sent, before the contract's defaults and normalisation. */
	readonly body: BodyInputOf<Named<Name>>;
	/** The picture, where the call takes one. */
	readonly file: File | undefined;
}

/** The same call, as a handler answers it. */
export interface Call<Name extends EndpointName = EndpointName> extends Omit<Asked<Name>, 'body'> {
	/** After the contract's defaults and normalisation. */
	readonly body: BodyOf<Named<Name>>;
	readonly request: IncomingMessage;
	/** For another status or a header; the body is what the handler returns. */
	readonly response: ServerResponse;
}

export type CmsResponse<Name extends EndpointName> = ResponseOf<Named<Name>>;

/** Answers one endpoint. @throws ApiError to refuse the call */
export type Handler<Name extends EndpointName> = (
	call: Call<Name>,
) => CmsResponse<Name> | Promise<CmsResponse<Name>>;
