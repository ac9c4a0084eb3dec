/** A picture that an app shows beside an account. */
export interface AccountIcon {
  /** Such as `image/png`. */
  readonly mediaType: string;
  /** The file, in Base64. */
  readonly base64: string;
}

/** What an app's file may contain about an account beside the settings that codes depend on. */
export interface AccountDetails {
  /** The PIN of a Mobile-OTP or Yandex account. Empty if the file doesn't contain it. */
  readonly pin: string;
  readonly note: string;
  /** The names of the groups, folders, tags or categories that contain the account. */
  readonly groups: readonly string[];
  readonly isFavorite: boolean;
  readonly icon: AccountIcon | undefined;
}

/** The details of an account in a file that contains none. */
export const noDetails: AccountDetails = {
  pin: '',
  note: '',
  groups: [],
  isFavorite: false,
  icon: undefined,
};
