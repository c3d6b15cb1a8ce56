export const notAdmin = 'You are not admin';
export const ownAccount = 'You cannot delete your own account here';
export const lastAdmin = 'There must be at least one admin';
/** Refuses an invitation's link with another password than that of the existing account. */
export const invitedWithAccount =
	'You already have an account on the site with this address. Enter its password here; if it has none or you’ve forgotten it, set one there with “Forgot your password?”';
export const helpsInPanel =
	'This person has a panel account. Change role, e-mail and blocking in the panel, under Settings, Users.';
export const keptRole = 'The site needs this role, so it can’t be deleted';
export const higherRank =
	'You can’t do this, because the account has the same rank as yours or a higher one';
export const firstOwnerOnly = 'Only the first owner can do this';
/** Refuses to change another person's credentials in the panel. */
export const ownersCredentials =
	'Only this person can change it. Send them a link to set a new password instead.';
export const resetSentLately =
	'Nothing was sent. One address gets at most one link in two minutes and five in an hour.';
export const serverOnly = (fields: readonly string[]) =>
	`These fields cannot be changed here: ${fields.join(', ')}`;
export const rolesInCode =
	'The site’s roles and their permissions are part of the program, so they cannot be changed here. Give people another role instead';
/** Errors of a save that is based on an outdated version. */
export const saveConflict = {
	draft: 'There is a draft of this that you have not opened. Nothing was saved.',
	changed: 'This was changed since you opened it. Nothing was saved.',
	panel:
		'This was changed elsewhere since you opened it. Nothing was saved, and what you typed is still here. Next to the form, you can save it anyway or load the newer version.',
} as const;
/** Errors of restoring from the trash, by reason. */
export const cannotRestore = {
	slug: 'Another entry has this address now. It can be restored with a new address.',
	exists: 'This exists again, so the older one cannot be restored.',
} as const;
export const noSlug = 'An address must contain letters or digits';
export const slugTaken = 'This address is already taken';
export const notATag = 'A tag can have up to 40 letters and digits, but no commas or slashes';
export const tooManyTags = 'Please enter at most 12 tags';
export const timeNotInFuture = 'Please choose a time in the future';
/** Error when a project is published while required fields are empty; `names` are the names of these fields. */
export const missingRequiredFields = (names: readonly string[]) =>
	`Before it can be published, please fill in: ${names.join(', ')}`;
export const noTime = 'Please enter a time of day, such as 09:30';
export const noTimeZone = 'Please choose a time zone, such as Europe/Berlin';
export const noLanguage = 'Please choose a language by its tag, such as en, bn or cs-CZ';
export const noCurrency = 'Please choose a currency by its code, such as USD or CZK';
export const publishedOrLater = 'Choose either “published now” or a later time, not both';
export const servicesAdded = 'services add success';
export const skillAdded = 'skill add success';
export const reviewAdded = 'review add success';
export const productAdded = 'product add success';
export const enterBox = 'input box is clear please type now';
export const skillPhoto = 'select photo ';
export const enterProjectName = 'Enter your project name';
export const enterLiveLink = 'Enter project Live Link';
export const enterTheme = 'Enter Your Project Theme';
export const enterPrice = 'Enter Project Price ';
export const enterFeature = 'Project Feature';
export const enterDelivery = 'Project Deration';
export const enterFrontend = 'Frontend Technology';
export const enterBackend = 'Backend Technology';
export const enterProjectDescription = 'Enter Your projects Description';
export const selectPhotos = 'select photos';
export const enterBlogName = 'Enter your Blog name';
export const enterAuthor = 'Author Name';
export const enterBlogDescription = 'Enter Your Blog Description';
export const reviewerName = 'please type name';
export const reviewerAddress = 'please type your Address';
export const reviewerText = 'please type  review';
export const reviewerPhoto = 'enter your photos';
/** Errors of a call that changes many entries. */
export const idsOrFilter = 'Please name either the entries or a filter';
export const actionOfOtherKind = 'This is not possible for entries of this kind';
export const noPrice = 'This entry has no price';
/** Error of an id that refers to no entry. */
export const noSuchEntry = 'The selected entry no longer exists. Please choose again.';
export const invalidPlace =
	'Please enter a page of this site, which begins with /, or an address that begins with https://';
export const noPageSlug = 'Please use lower-case letters, digits and hyphens, such as price-list';
export const slugReserved = 'Another page of the site has this address. Please choose another.';
export const noCategory = 'Please give it another name';
export const categoryTwice = 'Two of them have the same name';
export const slugTwice = 'Two pages have the same address';
export const sectionTwice = 'Each section can appear only once';
export const noDay = 'Please choose a day, such as 2026-12-24';
export const lettersOfPosts =
	'You can send letters of posts. Choose a post and leave the text empty.';
export const lettersTestedOnYourself =
	'You can send a test only to the confirmed e-mail address of your account.';
export const letterNotInState =
	'This letter is being sent or was sent or cancelled meanwhile. Reload the page to see its state.';
export const letterNeedsMail = 'No mail server is set up, so nothing was sent. Set it up first.';
export const letterEmpty = 'This letter is empty. Write a text or choose a post.';
export const letterPostHidden = 'The post of this letter is not published. Publish it first.';
export const subscriberConfirmed = 'This address has already confirmed.';
export const confirmationSentRecently =
	'This address was asked less than ten minutes ago, or several times within an hour. Try again later.';
export const nothingToChange = 'There is nothing to change';
/** Errors of a reply to a message. */
export const enterReply = 'Please write your reply';
export const replyNotSent =
	'The e-mail couldn’t be sent. Your text is still here. Please try again in a moment.';
/** Refuses to add or change in the panel what only visitors can create. */
export const madeByVisitors =
	'Only visitors can create these. They can’t be added or changed here.';
export const setPasswordFirst =
	'Your account has no password yet. Set one with “Forgot your password?” on the sign-in page, then save again.';

export const mailServerName = 'Please enter the name of a server, such as smtp.example.com';
export const mailSender = 'Please enter an address, such as Anna <anna@example.com>';
export const mailServerSilent = 'The server didn’t answer. Check its name and port.';
export const mailServerRefuses = 'The server rejected the user name or password';
/** For Nodemailer's error code `ETLS`: the server offers no encryption. */
export const mailServerOpen = 'The server offers no encryption, so the password was not sent';
export const mailNotTaken = (reason: string) => `The server refused the e-mail: ${reason}`;
export const noBackupTarget = 'No place outside this server is set up for backups';
export const backupFailed = (reason: string) => `Backups can’t be stored there: ${reason}`;
export const setByVariable = 'This is set by an environment variable, which takes precedence';

export const brokenUpload =
	'The upload was interrupted, so nothing was kept. Please upload the files again.';
export const importTooLarge =
	'The files are larger than 500 MB together. Import them in several parts.';
export const noImportFile = 'Please choose a file, a zip or a folder';
export const importNotReady =
	'This import is not waiting to be started. Reload the page to see its state.';
export const importRunning = 'This import is still running. Cancel it first.';
