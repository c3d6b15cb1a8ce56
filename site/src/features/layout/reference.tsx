import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';
import { ApiError } from '../../lib/api';
import { referenceMark, useReference } from '../../lib/document/error-reference';
import { useWords } from '../../lib/words/use-words';

function getErrorReference(error: unknown): string | undefined {
	if (error instanceof ApiError) return error.reference;
	const errorReference = isRouteErrorResponse(error) ? Object(error.data).reference : undefined;
	return typeof errorReference === 'string' ? errorReference : undefined;
}

/** Id that visitors can quote when they report an error; the owner finds the log line with it. */
export default function Reference({ error }: { error: unknown }): ReactNode {
	const { t } = useWords();
	const reference = useReference(getErrorReference(error));
	if (!reference) return null;
	return (
		<Box as="p" textStyle="small" color="muted" marginTop="8" overflowWrap="anywhere">
			{t('Reference:')} <span {...{ [referenceMark]: '' }}>{reference}</span>
		</Box>
	);
}
