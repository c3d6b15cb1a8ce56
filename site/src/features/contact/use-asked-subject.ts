import { maxLengths } from '@sumu/contract';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';

type Typed = { subject: string };

/** Writes the subject that the address asks about into a form in which none stands yet. */
export function useAskedSubject<Values extends Typed>(
	methods: Pick<UseFormReturn<Values, unknown, unknown>, 'getValues' | 'setValue'>,
) {
	const [params] = useSearchParams();
	const asked = params.get('subject')?.trim().slice(0, maxLengths.subject) ?? '';
	const { getValues, setValue } = methods as unknown as Pick<
		UseFormReturn<Typed>,
		'getValues' | 'setValue'
	>;
	useEffect(() => {
		if (asked && !getValues('subject')) setValue('subject', asked);
	}, [asked, getValues, setValue]);
}
