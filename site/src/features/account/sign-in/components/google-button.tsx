import { Box } from '@chakra-ui/react';
import { connectGoogle, googleFailures } from '@sumu/contract';
import google from '../../../../assets/brands/google.svg';
import { useWords } from '../../../../lib/words/use-words';
import { OutsideButton } from '../../../../ui/button';

const Rule = () => <Box flexGrow="1" height="1px" bg="hairline" />;

/** Leaves for Google, and comes back to `redirect` signed in. */
export function GoogleButton({ redirect }: { redirect: string }) {
	const { say } = useWords();
	const query = new URLSearchParams({ redirect, remember: 'true' });
	return (
		<>
			<Box
				display="flex"
				alignItems="center"
				gap="4"
				marginBlock="6"
				textStyle="small"
				color="muted"
			>
				<Rule />
				{say('or')}
				<Rule />
			</Box>
			<OutsideButton
				href={`/api${connectGoogle.path}?${query}`}
				target="_self"
				rel=""
				variant="outline"
				width="full"
			>
				<img src={google} alt="" width={20} height={20} />
				{say('Continue with Google')}
			</OutsideButton>
		</>
	);
}

const reasons = new Map<string, string>(Object.entries(googleFailures));

/** Why sign-in with Google came to nothing, from the login page's address; empty where it did not. */
export const googleError = (search: URLSearchParams): string =>
	reasons.get(search.get('google') ?? '') ?? '';
