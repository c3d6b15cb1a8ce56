import type { CatalogueArea } from './catalogue-entry';

export const cartWords = {
	addToCard: { original: 'Add to card', plain: 'Add to shortlist', bn: 'পছন্দের তালিকায় রাখুন' },
	addedToCard: {
		original: 'Add To Card',
		plain: 'Added to your shortlist',
		bn: 'পছন্দের তালিকায় রাখা হয়েছে',
	},
	notAddedToCard: { original: 'The project couldn’t be added', bn: 'যোগ করা যায়নি' },
	notAddedTryAgain: {
		original: 'The project couldn’t be added. Please try again.',
		bn: 'যোগ করা যায়নি। আবার চেষ্টা করুন।',
	},
	inYourCard: {
		original: 'In your card',
		plain: 'On your shortlist',
		bn: 'আপনার পছন্দের তালিকায় আছে',
	},
	keepProject: {
		original: 'Add to card: {name}',
		plain: 'Add {name} to your shortlist',
		bn: '{name} পছন্দের তালিকায় রাখুন',
	},
	takenOut: {
		original: 'Removed from your card',
		plain: 'Removed from your shortlist',
		bn: 'পছন্দের তালিকা থেকে বাদ গেছে',
	},
	notChanged: {
		original: 'The change couldn’t be saved. Please try again.',
		bn: 'বদলানো যায়নি। আবার চেষ্টা করুন।',
	},
	undo: { original: 'Undo', bn: 'ফিরিয়ে আনুন' },
	whatItIsFor: {
		original: 'Save projects here, then send them along with your message.',
		bn: 'পছন্দের প্রকল্পগুলো এখানে রাখুন, তারপর বার্তার সঙ্গে পাঠান।',
	},
	keptHere: {
		original: 'Saved on this device only.',
		bn: 'শুধু এই ব্রাউজারে রাখা আছে।',
	},
	keepEverywhere: {
		original: 'Log in to use it on all your devices',
		bn: 'সব জায়গায় রাখতে লগ ইন করুন',
	},
	chooseProject: { original: 'Please choose a project', bn: 'একটি প্রকল্প বেছে নিন' },
	theCart: { original: 'The cart', plain: 'The shortlist', bn: 'পছন্দের তালিকা' },
	inTheCart: {
		original: { one: '{count} item', other: '{count} items' },
		bn: { other: '{count}টি প্রকল্প' },
	},
	items: { original: { one: 'item', other: 'items' }, bn: { other: 'টি প্রকল্প' } },
	contactAboutThese: {
		original: 'Ask about these',
		bn: 'এগুলো নিয়ে যোগাযোগ করুন',
	},
	asPictures: { original: 'As pictures', bn: 'ছবি হিসেবে' },
	asTable: { original: 'As a table', bn: 'তালিকা হিসেবে' },
	favouriteProjects: {
		original: 'Favourite Projects',
		plain: 'Your shortlist',
		bn: 'আপনার পছন্দের তালিকা',
	},
	pagesOfFavourites: {
		original: 'Pages of favourites',
		plain: 'Pages of your shortlist',
		bn: 'পছন্দের তালিকার পাতা',
	},
	lookAtProjects: { original: 'Browse the projects', bn: 'প্রকল্পগুলো দেখুন' },
	columnId: { original: 'Id', plain: 'No.', bn: 'নং' },
	columnName: { original: 'Project Name', plain: 'Project', bn: 'প্রকল্পের নাম' },
	columnEmail: { original: 'user email', plain: 'Your e-mail', bn: 'ই-মেইল' },
	columnLink: { original: 'Live Link', plain: 'Live site', bn: 'লাইভ লিংক' },
	columnPrice: { original: 'Price', bn: 'দাম' },
	columnOption: { original: 'Option', plain: 'Remove', bn: 'বিকল্প' },
	delete: { original: 'Delete', plain: 'Remove', bn: 'মুছুন' },
	deleteOf: { original: 'Delete {name}', plain: 'Remove {name}', bn: '{name} মুছুন' },
	projectsInCart: { original: { one: 'project', other: 'projects' }, bn: { other: 'প্রকল্প' } },
	subtotal: { original: 'subtotal', bn: 'মোট মূল্য' },
} as const satisfies CatalogueArea;
