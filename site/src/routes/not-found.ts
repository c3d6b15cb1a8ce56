import type { LoaderFunctionArgs } from 'react-router-dom';
import { refusalContext } from '../lib/document/refusal';
import { notFound } from '../lib/query';
import { leadFromFormerAddress } from './former-address.server';
import { refusalError } from './refusal.server';

export const loader = async ({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>) => {
	const refusal = context.get(refusalContext);
	if (refusal) throw await refusalError(refusal);
	await leadFromFormerAddress(url);
	throw notFound();
};

/** Never shown: the loader ends in the error view. */
export default function NoPage() {
	return null;
}
