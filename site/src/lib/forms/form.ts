import { messages } from '@sumu/contract';
import type * as z from 'zod/mini';
import { ApiError, type CallOptions } from '../api';

/** What a form holds, by the names of its fields. */
export type Values = Record<string, string | undefined>;

/** What became of what was typed: sent, or what is wrong with it. */
export interface Outcome {
	readonly sent: boolean;
	/** As HTTP says it. */
	readonly status: number;
	/** Thanks, or why it could not be sent; empty where `errors` says it all. */
	readonly message: string;
	/** What is wrong with each field, by its name. */
	readonly errors: Readonly<Record<string, string>>;
}

/** A form by its name, its schema and the way it is sent, from a browser and from the server. */
export interface Form {
	readonly name: string;
	readonly schema: z.ZodMiniType<unknown, Values>;
	readonly submit: (values: unknown, options?: CallOptions) => Promise<Outcome>;
}

const unsent = 'It could not be sent. What you typed is still here.';

const refused = (errors: Record<string, string>): Outcome => ({
	sent: false,
	status: 400,
	message: '',
	errors,
});
const failed = (status: number, message: string): Outcome => ({
	sent: false,
	status,
	message,
	errors: {},
});

function outcomeOf(error: unknown): Outcome {
	if (!(error instanceof ApiError)) throw error;
	if (error.status === 429) return failed(429, messages.tooManyRequests);
	return Object.keys(error.fields).length > 0 ? refused(error.fields) : failed(503, unsent);
}

const firstIssues = ({ issues }: z.core.$ZodError) =>
	Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));

export function defineForm<Schema extends z.ZodMiniType<unknown, Values>>({
	name,
	schema,
	thanks,
	send,
}: {
	name: string;
	schema: Schema;
	thanks: string;
	send: (body: z.output<Schema>, options: CallOptions) => Promise<unknown>;
}): Form {
	const submit = async (values: unknown, options: CallOptions = {}): Promise<Outcome> => {
		const parsed = schema.safeParse(values);
		if (!parsed.success) return refused(firstIssues(parsed.error));
		try {
			await send(parsed.data, options);
			return { sent: true, status: 200, message: thanks, errors: {} };
		} catch (error) {
			return outcomeOf(error);
		}
	};
	return { name, schema, submit };
}
