import { Box } from '@chakra-ui/react';
import { messages } from '@sumu/contract';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../config/paths';
import { LinkButton } from '../../../ui/button';
import { FormFailure } from '../../../ui/form-failure';
import { confirm } from '../api/confirm';

/** Confirms the address at once; the page was opened for nothing else. */
export function Confirmation({ code }: { code: string }) {
	const [outcome, setOutcome] = useState<'working' | 'done' | string>('working');
	const asked = useRef(false);
	useEffect(() => {
		if (asked.current) return;
		asked.current = true;
		confirm(code).then(
			() => setOutcome('done'),
			(error: Error) => setOutcome(error.message),
		);
	}, [code]);
	const isRefused = outcome !== 'working' && outcome !== 'done';
	return (
		<Box display="grid" gap="8" justifyItems="start">
			<Box role="status" textStyle="ui">
				{outcome === 'working' && 'One moment…'}
				{outcome === 'done' && 'Thank you, your e-mail address is confirmed.'}
			</Box>
			{isRefused && <FormFailure message={messages.authError(outcome)} />}
			{outcome !== 'working' && (
				<LinkButton to={paths.home.at()} variant="outline">
					Go to the home page
				</LinkButton>
			)}
		</Box>
	);
}
