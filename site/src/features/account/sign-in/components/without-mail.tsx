import { Box } from '@chakra-ui/react';
import { useWords } from '../../../../lib/words/use-words';
import { Sentence } from '../../../../ui/sentence';

const operatorCommands = {
	start: 'npm start',
	logs: 'docker compose logs cms',
	variable: 'SMTP_URL',
} as const;

/** Instructions for the site's operator to reset a password without e-mail. */
export const WithoutMail = () => {
	const { say } = useWords();
	return (
		<Box
			as="ul"
			display="grid"
			gap="3"
			marginBottom="6"
			paddingInlineStart="6"
			listStyleType="disc"
			textStyle="ui"
		>
			<li>
				<Sentence
					text={say(
						'Ask for the link below, then read it in the log: in the terminal of {start}, or with {logs}.',
						{ start: '{start}', logs: '{logs}' },
					)}
					parts={{
						start: <code>{operatorCommands.start}</code>,
						logs: <code>{operatorCommands.logs}</code>,
					}}
				/>
			</li>
			<li>
				{say(
					'Or sign in to the panel, open the account under Content Manager, User, and type a new password.',
				)}
			</li>
			<li>
				<Sentence
					text={say('Or set {variable}, so that links are mailed.', { variable: '{variable}' })}
					parts={{ variable: <code>{operatorCommands.variable}</code> }}
				/>
			</li>
		</Box>
	);
};
