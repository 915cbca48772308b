/** The tool that mutes the page, and lets it be heard again. */

import { t } from "../i18n/index.js";
import { soundIcon } from "./icons.js";
import { tool } from "./tool.js";

/** @import { SettingsStore } from "../state/settings.js" */

/** @param {SettingsStore} settings */
export function soundTool(settings) {
  const { sound } = settings.state;
  return tool("sound", t(sound ? "sound-mute" : "sound-unmute"), soundIcon(sound), () => settings.change({ sound: !sound }));
}
