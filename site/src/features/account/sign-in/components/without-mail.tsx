import { Box } from '@chakra-ui/react';

/** What whoever runs the site does for a password that is forgotten, where no mail is sent. */
export const WithoutMail = () => (
	<Box
		as="ul"
		display="grid"
		gap="3"
		marginBottom="6"
		paddingInlineStart="5"
		listStyleType="disc"
		textStyle="ui"
	>
		<li>
			Ask for the link below, then read it in the log: in the terminal of <code>npm start</code>, or
			with <code>docker compose logs cms</code>.
		</li>
		<li>
			Or sign in to the panel, open the account under Content Manager, User, and type a new
			password.
		</li>
		<li>
			Or set <code>SMTP_URL</code>, so that links are mailed.
		</li>
	</Box>
);
