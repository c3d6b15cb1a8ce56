import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../config/paths';
import { useWords } from '../../../../lib/words/use-words';
import { finishGoogle } from '../api/finish-google';

/** Completes a Google sign-in, then navigates to `redirect`. */
export function GoogleReturn({ redirect }: { redirect: string }) {
	const { say } = useWords();
	const navigate = useNavigate();
	const begun = useRef(false);
	useEffect(() => {
		if (begun.current) return;
		begun.current = true;
		finishGoogle().then(
			() => navigate(redirect, { replace: true }),
			() => navigate(`${paths.login.at()}?google=failed`, { replace: true }),
		);
	}, [navigate, redirect]);
	return (
		<Box role="status" textStyle="ui">
			{say('One moment…')}
		</Box>
	);
}
