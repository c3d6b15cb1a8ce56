import { Box } from '@chakra-ui/react';
import { connectGoogle, googleFailures } from '@sumu/contract';
import google from '../../../../assets/brands/google.svg';
import { sitePaths } from '../../../../config/paths';
import { useWords } from '../../../../lib/words/use-words';
import { OutsideButton } from '../../../../ui/button';
import { Sentence } from '../../../../ui/sentence';
import { TextLink } from '../../../../ui/text-link';

const Rule = () => <Box flexGrow="1" height="1px" bg="hairline" />;

/** Starts a Google sign-in that returns to `redirect`. */
export function GoogleButton({ redirect }: { redirect: string }) {
	const { t } = useWords();
	const searchParams = new URLSearchParams({ redirect, remember: 'true' });
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
				{t('or')}
				<Rule />
			</Box>
			<OutsideButton
				href={`/api${connectGoogle.path}?${searchParams}`}
				target="_self"
				rel=""
				variant="outline"
				width="full"
			>
				<img src={google} alt="" width={20} height={20} />
				{t('Continue with Google')}
			</OutsideButton>
			<Box as="p" textStyle="small" color="muted" marginTop="3">
				<Sentence
					text={t('By continuing, you agree to the pages {terms} and {privacy}.', {
						terms: '{terms}',
						privacy: '{privacy}',
					})}
					parts={{
						terms: <TextLink to={sitePaths.terms.at()}>{t('Terms')}</TextLink>,
						privacy: <TextLink to={sitePaths.privacy.at()}>{t('Privacy')}</TextLink>,
					}}
				/>
			</Box>
		</>
	);
}

const failureMessages = new Map<string, string>(Object.entries(googleFailures));

/** Returns the reason that Google sign-in failed, from the login page's query; empty if it did not. */
export const googleError = (search: URLSearchParams): string =>
	failureMessages.get(search.get('google') ?? '') ?? '';
