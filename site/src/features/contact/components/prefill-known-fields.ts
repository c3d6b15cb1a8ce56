import { maxLengths } from '@sumu/contract';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '../../../lib/auth';
import { cutAtWord } from '../../../lib/text';
import { useWords } from '../../../lib/words/use-words';
import { useAskedProjects } from './about-projects';

type PrefilledValues = { name: string; email: string; subject: string };
type Methods<Values extends PrefilledValues> = Pick<
	UseFormReturn<Values, unknown, unknown>,
	'getValues' | 'setValue'
>;

function useKnownField<Values extends PrefilledValues>(
	methods: Methods<Values>,
	field: keyof PrefilledValues,
	value: string,
) {
	const { getValues, setValue } = methods as unknown as Pick<
		UseFormReturn<PrefilledValues>,
		'getValues' | 'setValue'
	>;
	useEffect(() => {
		if (value && !getValues(field)) setValue(field, value);
	}, [field, value, getValues, setValue]);
}

/**
 * Prefills empty form fields with the signed-in visitor's name and e-mail and the subject from the query. Renders
 * nothing; it is a component so that the form does not re-render when that data arrives.
 */
export function PrefillKnownFields<Values extends PrefilledValues>({
	methods,
}: {
	methods: Methods<Values>;
}) {
	const { t } = useWords();
	const [params] = useSearchParams();
	const user = useUser();
	const { projects } = useAskedProjects();
	const names = projects.map(({ projectsName }) => projectsName).join(', ');
	const requestedSubject =
		params.get('subject')?.trim() || (names && t('About {names}', { names }));
	const subject = cutAtWord(requestedSubject ?? '', maxLengths.subject - 1);
	useKnownField(methods, 'name', user?.displayName ?? '');
	useKnownField(methods, 'email', user?.email ?? '');
	useKnownField(methods, 'subject', subject);
	return null;
}
