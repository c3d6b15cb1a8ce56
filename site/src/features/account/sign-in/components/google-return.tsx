import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { sitePaths } from '../../../../config/paths';
import { useWords } from '../../../../lib/words/use-words';
import { finishGoogle } from '../api/sign-in';

/** Completes a Google sign-in, then navigates to `redirect`. */
export function GoogleReturn({ redirect }: { redirect: string }) {
	const { t } = useWords();
	const navigate = useNavigate();
	const hasStartedRef = useRef(false);
	useEffect(() => {
		if (hasStartedRef.current) return;
		hasStartedRef.current = true;
		finishGoogle().then(
			() => navigate(redirect, { replace: true }),
			() => navigate(`${sitePaths.login.at()}?google=failed`, { replace: true }),
		);
	}, [navigate, redirect]);
	return (
		<Box role="status" textStyle="ui">
			{t('One moment…')}
		</Box>
	);
}
