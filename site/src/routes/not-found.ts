import type { LoaderFunctionArgs } from 'react-router-dom';
import { refusalContext } from '../lib/document/refusal-context';
import { notFound } from '../lib/query';
import { redirectFromFormerAddress } from './former-address.server';
import { makeRefusalError } from './refusal.server';

export const loader = async ({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>) => {
	const refusal = context.get(refusalContext);
	if (refusal) throw await makeRefusalError(refusal);
	await redirectFromFormerAddress(url);
	throw notFound();
};

/** Never rendered: the loader always throws. */
export default function NoPage() {
	return null;
}
