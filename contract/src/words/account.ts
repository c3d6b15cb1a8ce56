import type { Area } from './word';

/** Signing in and up, the profile, and the account's settings. */
export const account = {
	userName: { original: 'User Name', plain: 'Your name', bn: 'আপনার নাম' },
	emailAddress: { original: 'Email address', plain: 'E-mail address', bn: 'ই-মেইল ঠিকানা' },
	email: { original: 'Email', plain: 'E-mail', bn: 'ই-মেইল' },
	password: { original: 'Password', bn: 'পাসওয়ার্ড' },
	rememberMe: { original: 'Remember me', bn: 'আমাকে মনে রাখুন' },
	forgotYourPassword: { original: 'Forgot your password?', bn: 'পাসওয়ার্ড ভুলে গেছেন?' },
	loggingIn: { original: 'Logging in…', bn: 'লগ ইন হচ্ছে…' },
	signUp: { original: 'Sign up', bn: 'অ্যাকাউন্ট খুলুন' },
	signingUp: { original: 'Signing up…', bn: 'অ্যাকাউন্ট খোলা হচ্ছে…' },
	agreeTerms: {
		original: 'agree terms and conditions',
		plain: 'I agree to the terms and conditions',
		bn: 'আমি শর্তাবলিতে রাজি',
	},
	createAccount: {
		original: 'create a new account ?',
		plain: 'Create a new account',
		bn: 'নতুন অ্যাকাউন্ট খুলুন',
	},
	haveAccount: { original: 'Already have one?', bn: 'আগে থেকেই আছে?' },
	signUpTitle: {
		original: 'Make an account, keep a shortlist',
		bn: 'অ্যাকাউন্ট খুলুন, পছন্দের তালিকা রাখুন',
	},
	signUpIntro: {
		original: 'Open full projects, save them to your cart and leave a review.',
		bn: 'পুরো প্রকল্প দেখুন, কার্টে রাখুন এবং মতামত দিন।',
	},
	loginTitle: { original: 'Good to see you again', bn: 'আবার দেখা হয়ে ভালো লাগল' },
	loginIntro: {
		original: 'Your shortlist is where you left it.',
		bn: 'আপনার তালিকা যেখানে রেখেছিলেন সেখানেই আছে।',
	},
	loginDescription: {
		original: 'Sign in to open full projects, keep a cart and leave reviews.',
		bn: 'পুরো প্রকল্প দেখতে, কার্ট রাখতে ও মতামত দিতে লগ ইন করুন।',
	},
	or: { original: 'or', bn: 'অথবা' },
	continueWithGoogle: { original: 'Continue with Google', bn: 'Google দিয়ে চালিয়ে যান' },
	googleIntro: { original: 'Google has told us who you are.', bn: 'Google আপনার পরিচয় জানিয়েছে।' },
	signingIn: { original: 'Signing in', bn: 'লগ ইন' },
	signingYouIn: { original: 'Signing you in', bn: 'আপনাকে লগ ইন করা হচ্ছে' },
	googleCancelled: {
		original: 'Sign-in with Google was cancelled',
		bn: 'Google দিয়ে লগ ইন বাতিল হয়েছে',
	},
	googleUnverified: {
		original: 'Your Google account has no verified email',
		bn: 'আপনার Google অ্যাকাউন্টে যাচাই করা ই-মেইল নেই',
	},
	googleFailed: {
		original: 'Sign-in with Google failed, please try again',
		bn: 'Google দিয়ে লগ ইন হয়নি, আবার চেষ্টা করুন',
	},
	googleOff: {
		original: 'This site has no sign-in with Google, please sign in with your e-mail address',
		bn: 'এই সাইটে Google দিয়ে লগ ইন নেই, ই-মেইল ঠিকানা দিয়ে লগ ইন করুন',
	},
	switchScriptsOn: {
		original: 'Please switch scripts on and {link} to read on.',
		bn: 'পড়তে হলে স্ক্রিপ্ট চালু করে {link}।',
	},
	logInLink: { original: 'log in', bn: 'লগ ইন করুন' },
	forgottenPassword: { original: 'Forgotten password', bn: 'ভুলে যাওয়া পাসওয়ার্ড' },
	forgottenIntro: {
		original: 'Tell us your address, and a mail brings you a link to set a new password.',
		bn: 'আপনার ঠিকানা লিখুন, নতুন পাসওয়ার্ড দেওয়ার লিংক মেইলে পাবেন।',
	},
	forgottenIntroWithoutMail: {
		original:
			'This site sends no mail. Its owner finds the link to a new password in the log of the site, or sets the password in the panel.',
		bn: 'এই সাইট মেইল পাঠায় না। মালিক সাইটের লগে নতুন পাসওয়ার্ডের লিংক পাবেন, অথবা প্যানেলে পাসওয়ার্ড বদলাবেন।',
	},
	backToLogin: { original: 'Back to the login', plain: 'Back to log in', bn: 'লগ ইনে ফিরুন' },
	sendLink: { original: 'Send the link', bn: 'লিংক পাঠান' },
	sendLinkAgain: { original: 'Send it again', bn: 'আবার পাঠান' },
	writeLink: { original: 'Write the link', bn: 'লিংক লিখুন' },
	writeLinkAgain: { original: 'Write it again', bn: 'আবার লিখুন' },
	linkMailed: {
		original: 'If there is an account for {email}, a mail is on its way to it.',
		bn: '{email}-এর কোনো অ্যাকাউন্ট থাকলে সেখানে মেইল যাচ্ছে।',
	},
	linkLogged: {
		original: 'If there is an account for {email}, the mail for it stands in the log of this site.',
		bn: '{email}-এর কোনো অ্যাকাউন্ট থাকলে মেইলটি এই সাইটের লগে আছে।',
	},
	linkGoodForHour: {
		original: 'Its link is good for one hour, and once.',
		bn: 'লিংকটি এক ঘণ্টা এবং একবারই কাজ করে।',
	},
	readLog: {
		original:
			'Ask for the link below, then read it in the log: in the terminal of {start}, or with {logs}.',
		bn: 'নিচে লিংক চান, তারপর লগে পড়ুন: {start}-এর টার্মিনালে, অথবা {logs} দিয়ে।',
	},
	orPanel: {
		original:
			'Or sign in to the panel, open the account under Content Manager, User, and type a new password.',
		bn: 'অথবা প্যানেলে ঢুকে Content Manager, User-এ অ্যাকাউন্টটি খুলে নতুন পাসওয়ার্ড লিখুন।',
	},
	orSmtp: {
		original: 'Or set {variable}, so that links are mailed.',
		bn: 'অথবা {variable} ঠিক করুন, যাতে লিংক মেইলে যায়।',
	},
	newPasswordTitle: { original: 'New password', bn: 'নতুন পাসওয়ার্ড' },
	newPasswordOnceMore: { original: 'New password once more', bn: 'নতুন পাসওয়ার্ড আবার' },
	setNewPassword: { original: 'Set a new password', bn: 'নতুন পাসওয়ার্ড দিন' },
	newPasswordIntro: {
		original: 'At least six letters and digits. All other devices are signed out.',
		bn: 'অন্তত ছয়টি অক্ষর ও সংখ্যা। অন্য সব ডিভাইস লগ আউট হবে।',
	},
	sendNewLink: { original: 'Send me a new link', bn: 'নতুন লিংক পাঠান' },
	savePassword: { original: 'Save the password', bn: 'পাসওয়ার্ড সংরক্ষণ করুন' },
	confirmYourEmail: { original: 'Confirm your e-mail', bn: 'ই-মেইল নিশ্চিত করুন' },
	confirmYourAddress: { original: 'Confirm your address', bn: 'ঠিকানা নিশ্চিত করুন' },
	confirmIntro: {
		original: 'So that mails of this site reach you, and nobody else.',
		bn: 'যাতে এই সাইটের মেইল শুধু আপনার কাছে পৌঁছায়।',
	},
	addressConfirmed: {
		original: 'Thank you, your e-mail address is confirmed.',
		bn: 'ধন্যবাদ, আপনার ই-মেইল ঠিকানা নিশ্চিত হয়েছে।',
	},
	confirmationOver: {
		original:
			'A link is good for one day, and once. Your profile knows whether your address is confirmed.',
		bn: 'লিংক এক দিন এবং একবারই কাজ করে। ঠিকানা নিশ্চিত হয়েছে কি না প্রোফাইলে দেখুন।',
	},
	confirmationOverMail: {
		original:
			'A link is good for one day, and once. Your profile knows whether your address is confirmed, and mails you another.',
		bn: 'লিংক এক দিন এবং একবারই কাজ করে। ঠিকানা নিশ্চিত হয়েছে কি না প্রোফাইলে দেখুন, সেখান থেকে আরেকটি মেইল চাইতে পারেন।',
	},
	goToProfile: { original: 'Go to my profile', bn: 'আমার প্রোফাইলে যান' },
	goHome: { original: 'Go to the home page', bn: 'হোম পেজে যান' },
	recoveryCodeLabel: { original: 'One of your recovery codes', bn: 'আপনার একটি পুনরুদ্ধার কোড' },
	appCodeLabel: { original: 'Code of your authenticator app', bn: 'অথেনটিকেটর অ্যাপের কোড' },
	useApp: { original: 'Use the app instead', bn: 'বরং অ্যাপ ব্যবহার করুন' },
	useRecoveryCode: { original: 'Use a recovery code', bn: 'পুনরুদ্ধার কোড ব্যবহার করুন' },
	sessionEnded: {
		original:
			'Your session has ended. What you typed is still here and is saved as soon as you are back.',
		bn: 'আপনার সেশন শেষ হয়েছে। যা লিখেছেন তা এখানেই আছে, ফিরে এলেই সংরক্ষণ হবে।',
	},
	notNow: { original: 'Not now', bn: 'এখন নয়' },
	signInOtherWay: {
		original: 'Sign in another way, in a new tab',
		bn: 'নতুন ট্যাবে অন্যভাবে লগ ইন করুন',
	},
	editProfileTitle: { original: 'Edit Profile', plain: 'Edit your profile', bn: 'প্রোফাইল সম্পাদনা' },
	editProfile: { original: 'Edit profile', bn: 'প্রোফাইল সম্পাদনা করুন' },
	editProfileText: {
		original:
			'Your name stands below your reviews, and your city and country where a review has none of its own. The rest only you and the owner see.',
		bn: 'আপনার মতামতের নিচে আপনার নাম থাকে, আর মতামতে স্থান না থাকলে আপনার শহর ও দেশ। বাকিটা শুধু আপনি ও মালিক দেখেন।',
	},
	displayName: { original: 'Display name', bn: 'যে নাম দেখানো হবে' },
	country: { original: 'Country', bn: 'দেশ' },
	city: { original: 'City', bn: 'শহর' },
	address: { original: 'Address', bn: 'ঠিকানা' },
	updateProfile: { original: 'Update profile', plain: 'Save', bn: 'প্রোফাইল হালনাগাদ করুন' },
	withUsSince: { original: 'With us since', bn: 'যোগ দিয়েছেন' },
	notGiven: { original: 'Not given yet', bn: 'এখনো দেওয়া হয়নি' },
	newPicture: { original: 'The new one', bn: 'নতুন ছবি' },
	yourPicture: { original: 'Your picture', bn: 'আপনার ছবি' },
	savePicture: { original: 'Save the picture', bn: 'ছবি সংরক্ষণ করুন' },
	changePicture: { original: 'Change the picture', bn: 'ছবি বদলান' },
	portraitOf: { original: 'Portrait of {name}', bn: '{name}-এর ছবি' },
	unconfirmed: {
		original: 'Your e-mail address is not confirmed yet.',
		bn: 'আপনার ই-মেইল ঠিকানা এখনো নিশ্চিত হয়নি।',
	},
	mailMeLink: { original: 'Mail me the link', bn: 'লিংক মেইল করুন' },
	mailOnItsWay: { original: 'The mail is on its way', bn: 'মেইল যাচ্ছে' },
	passwordText: {
		original: 'Changing it signs out every other browser.',
		bn: 'বদলালে অন্য সব ব্রাউজার লগ আউট হবে।',
	},
	setPasswordByMail: { original: 'Set a password by mail', bn: 'মেইলে পাসওয়ার্ড ঠিক করুন' },
	currentPassword: { original: 'Current password', bn: 'বর্তমান পাসওয়ার্ড' },
	changePassword: { original: 'Change password', bn: 'পাসওয়ার্ড বদলান' },
	twoStep: { original: 'Two-step sign-in', bn: 'দুই ধাপে লগ ইন' },
	twoStepText: {
		original:
			'A code of your phone beside the password, so that the password alone opens nothing. Sign-in with Google asks what Google asks.',
		bn: 'পাসওয়ার্ডের সঙ্গে ফোনের একটি কোড, যাতে শুধু পাসওয়ার্ডে কিছু না খোলে। Google দিয়ে লগ ইনে Google যা চায় তা-ই লাগে।',
	},
	isOff: { original: 'It is off.', bn: 'এটি বন্ধ।' },
	isOn: { original: 'It is on.', bn: 'এটি চালু।' },
	turnOn: { original: 'Turn on', bn: 'চালু করুন' },
	turnOff: { original: 'Turn off', bn: 'বন্ধ করুন' },
	turnTwoStepOn: { original: 'Turn two-step sign-in on', bn: 'দুই ধাপে লগ ইন চালু করুন' },
	turnTwoStepOff: { original: 'Turn two-step sign-in off', bn: 'দুই ধাপে লগ ইন বন্ধ করুন' },
	newRecoveryCodes: { original: 'New recovery codes', bn: 'নতুন পুনরুদ্ধার কোড' },
	makeNewCodes: { original: 'Make new codes', bn: 'নতুন কোড বানান' },
	twoStepOff: { original: 'Two-step sign-in is off', bn: 'দুই ধাপে লগ ইন বন্ধ' },
	twoStepIsOn: { original: 'Two-step sign-in is on already', bn: 'দুই ধাপে লগ ইন আগেই চালু আছে' },
	selectAndCopy: { original: 'Please select it and copy it', bn: 'নির্বাচন করে কপি করুন' },
	continue: { original: 'Continue', bn: 'এগিয়ে যান' },
	scanThis: {
		original:
			'Scan this with an authenticator app, such as the one your password manager brings, {link}, or type the key in by hand.',
		bn: 'অথেনটিকেটর অ্যাপ দিয়ে এটি স্ক্যান করুন, {link}, অথবা কী হাতে লিখুন।',
	},
	openInApp: {
		original: 'open it in an app on this device',
		bn: 'এই ডিভাইসের অ্যাপে খুলুন',
	},
	qrCode: { original: 'QR code for your authenticator app', bn: 'অথেনটিকেটর অ্যাপের QR কোড' },
	copyKey: { original: 'Copy the key', bn: 'কী কপি করুন' },
	codeOfApp: { original: 'Code of the app', bn: 'অ্যাপের কোড' },
	yourPassword: { original: 'Your password', bn: 'আপনার পাসওয়ার্ড' },
	passwordOrCode: { original: 'Your password, or a code', bn: 'আপনার পাসওয়ার্ড, অথবা একটি কোড' },
	recoveryCodesTitle: {
		original: 'Two-step sign-in is on. These are your recovery codes',
		bn: 'দুই ধাপে লগ ইন চালু। এগুলো আপনার পুনরুদ্ধার কোড',
	},
	recoveryCodesText: {
		original:
			'Each signs you in once where the app is not at hand. Keep them where you keep your passwords: they are not shown again.',
		bn: 'অ্যাপ হাতে না থাকলে প্রতিটি দিয়ে একবার লগ ইন করা যায়। পাসওয়ার্ড যেখানে রাখেন সেখানেই রাখুন: আর দেখানো হবে না।',
	},
	recoveryCodesOf: { original: 'Recovery codes of {host}', bn: '{host}-এর পুনরুদ্ধার কোড' },
	download: { original: 'Download', bn: 'ডাউনলোড' },
	codesSaved: { original: 'I have saved them', bn: 'আমি রেখে দিয়েছি' },
	sessions: { original: 'Sessions', bn: 'সেশন' },
	sessionsText: {
		original: 'Where you are signed in. Sign out what you do not know.',
		bn: 'যেখানে যেখানে লগ ইন আছেন। যা চেনেন না তা লগ আউট করুন।',
	},
	namelessBrowser: {
		original: 'A browser that did not say its name',
		bn: 'একটি ব্রাউজার, নাম জানায়নি',
	},
	browserOn: { original: '{browser} on {os}', bn: '{os}-এ {browser}' },
	signedInOn: { original: 'Signed in {day},', bn: 'লগ ইন {day},' },
	lastUsedOn: { original: 'last used {day}', bn: 'শেষ ব্যবহার {day}' },
	thisBrowser: { original: 'This browser', bn: 'এই ব্রাউজার' },
	signOut: { original: 'Sign out', bn: 'লগ আউট করুন' },
	signOutOf: { original: 'Sign out {name}', bn: '{name} লগ আউট করুন' },
	signingOut: { original: 'Signing out…', bn: 'লগ আউট হচ্ছে…' },
	signingOutOf: { original: 'Signing out… {name}', bn: '{name} লগ আউট হচ্ছে…' },
	myData: { original: 'My data', bn: 'আমার তথ্য' },
	myDataText: {
		original: 'Your profile, cart, reviews, messages and sessions in one JSON file.',
		bn: 'আপনার প্রোফাইল, কার্ট, মতামত, বার্তা ও সেশন একটি JSON ফাইলে।',
	},
	exportMyData: { original: 'Export my data', bn: 'আমার তথ্য নিন' },
	deleteMyAccount: { original: 'Delete my account', bn: 'আমার অ্যাকাউন্ট মুছুন' },
	deleteMyAccountText: {
		original: 'Your profile, cart, reviews and messages are deleted at once and for good.',
		bn: 'আপনার প্রোফাইল, কার্ট, মতামত ও বার্তা সঙ্গে সঙ্গে চিরতরে মুছে যাবে।',
	},
	loggedIn: { original: 'Login successfully', plain: 'You are logged in', bn: 'লগ ইন হয়েছে' },
	loggedOut: {
		original: 'Log Out! successfully',
		plain: 'You are logged out',
		bn: 'লগ আউট হয়েছে',
	},
	notLoggedOut: { original: 'You are still signed in', bn: 'আপনি এখনো লগ ইন আছেন' },
	sessionOver: { original: 'Please sign in again', bn: 'আবার লগ ইন করুন' },
	noUser: { original: 'No user is logged in', plain: 'Nobody is logged in', bn: 'কেউ লগ ইন নেই' },
	notAdmin: {
		original: 'You are not admin',
		plain: 'Only the owner may go there',
		bn: 'আপনি অ্যাডমিন নন',
	},
	updated: { original: 'Update successfully', plain: 'Saved', bn: 'হালনাগাদ হয়েছে' },
	authError: { original: 'Error: {message}', plain: '{message}', bn: 'ত্রুটি: {message}' },
	loginEmail: {
		original: 'Email is Required',
		plain: 'Please enter your e-mail address',
		bn: 'ই-মেইল ঠিকানা লিখুন',
	},
	loginInvalidEmail: {
		original: 'Enter Your valid email',
		plain: 'Please enter a valid e-mail address',
		bn: 'একটি সঠিক ই-মেইল ঠিকানা লিখুন',
	},
	enterPassword: { original: 'Please enter your password', bn: 'পাসওয়ার্ড লিখুন' },
	passwordPattern: {
		original: 'upper and lower case  and a number',
		plain: 'Letters and digits only, at least one of each',
		bn: 'শুধু ইংরেজি অক্ষর ও সংখ্যা, অন্তত একটি করে',
	},
	shortPassword: {
		original: 'min 6 characters ',
		plain: 'At least 6 characters, please',
		bn: 'অন্তত ৬টি অক্ষর লিখুন',
	},
	shortName: {
		original: 'min name characters 3 ',
		plain: 'At least 3 characters, please',
		bn: 'নামে অন্তত ৩টি অক্ষর লিখুন',
	},
	acceptTerms: {
		original: 'Please agree to the terms and conditions',
		bn: 'শর্তাবলিতে রাজি হোন',
	},
	commonPassword: {
		original: 'Many people use this password. Please choose another',
		bn: 'এই পাসওয়ার্ড অনেকে ব্যবহার করেন। অন্য একটি বেছে নিন',
	},
	passwordsDiffer: { original: 'Passwords do not match', bn: 'পাসওয়ার্ড দুটি মেলে না' },
	emailTaken: {
		original: 'Email is already taken',
		plain: 'There is an account with this e-mail address already',
		bn: 'এই ই-মেইলে আগে থেকেই অ্যাকাউন্ট আছে',
	},
	wrongCredentials: {
		original: 'Invalid identifier or password',
		plain: 'E-mail address or password is wrong',
		bn: 'ই-মেইল ঠিকানা বা পাসওয়ার্ড ভুল',
	},
	wrongPassword: {
		original: 'The provided current password is invalid',
		plain: 'The current password is wrong',
		bn: 'বর্তমান পাসওয়ার্ড ভুল',
	},
	samePassword: {
		original: 'Your new password must be different than your current password',
		plain: 'The new password must differ from the current one',
		bn: 'নতুন পাসওয়ার্ড বর্তমানটির চেয়ে আলাদা হতে হবে',
	},
	blocked: {
		original: 'Your account has been blocked by an administrator',
		bn: 'আপনার অ্যাকাউন্ট বন্ধ করা হয়েছে',
	},
	wrongCode: {
		original: 'Incorrect code provided',
		plain: 'This code is not right',
		bn: 'কোডটি ঠিক নয়',
	},
	enterCode: {
		original: 'Please enter a code of your authenticator app, or a recovery code',
		bn: 'অথেনটিকেটর অ্যাপের কোড বা পুনরুদ্ধার কোড লিখুন',
	},
	enterProof: {
		original: 'Please enter your password or a code',
		bn: 'পাসওয়ার্ড বা একটি কোড লিখুন',
	},
	wrongProof: {
		original: 'That is neither the password nor a code that is good now',
		bn: 'এটি পাসওয়ার্ডও নয়, এখনকার কোনো কোডও নয়',
	},
	profileName: { original: 'enter your name', plain: 'Please enter your name', bn: 'আপনার নাম লিখুন' },
	profileCountry: {
		original: 'Enter Your Country',
		plain: 'Please enter your country',
		bn: 'আপনার দেশ লিখুন',
	},
	profileCity: {
		original: 'Enter City Name',
		plain: 'Please enter your city',
		bn: 'শহরের নাম লিখুন',
	},
	profileAddress: {
		original: 'Enter your address',
		plain: 'Please enter your address',
		bn: 'আপনার ঠিকানা লিখুন',
	},
	profileAbout: {
		original: 'Enter Your About',
		plain: 'Please write something about you',
		bn: 'নিজের সম্পর্কে লিখুন',
	},
	haveAnAccount: { original: 'I have an account', bn: 'আমার অ্যাকাউন্ট আছে' },
	newHere: { original: 'I am new here', bn: 'আমি এখানে নতুন' },
	waysToSignIn: { original: 'Ways to sign in', bn: 'লগ ইনের উপায়' },
	loginDescriptionOpen: {
		original: 'Sign in to keep a cart and leave reviews.',
		bn: 'কার্ট রাখতে ও মতামত দিতে লগ ইন করুন।',
	},
	signInAndGoBack: { original: 'Sign in and go back to {title}', bn: 'লগ ইন করে {title}-এ ফিরুন' },
	signInToOpen: { original: 'Sign in to open {title}', bn: '{title} খুলতে লগ ইন করুন' },
	oneStepAway: { original: 'It is one step away.', bn: 'আর এক ধাপ বাকি।' },
	signUpIntroOpen: {
		original: 'Save projects to your cart and leave a review.',
		bn: 'প্রকল্প কার্টে রাখুন এবং মতামত দিন।',
	},
	signUpAndGoBack: {
		original: 'Make an account and go back to {title}',
		bn: 'অ্যাকাউন্ট খুলে {title}-এ ফিরুন',
	},
	signUpToOpen: {
		original: 'Make an account to open {title}',
		bn: '{title} খুলতে অ্যাকাউন্ট খুলুন',
	},
} as const satisfies Area;
