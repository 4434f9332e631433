@echo off
rem Runs Parcast from where it was unpacked. PARCAST_OPTS has options of the virtual machine, such as -Xmx8g.
setlocal
set "HOME_DIR=%~dp0.."
set "JAVA=java.exe"
if defined JAVA_HOME goto named
where /q java.exe || goto missing
goto run
:named
set "JAVA=%JAVA_HOME:"=%\bin\java.exe"
if not exist "%JAVA%" goto missing
:run
"%JAVA%" -XX:MaxRAMPercentage=75 -XX:+UseParallelGC -XX:NewRatio=8 -XX:Tier4InvocationThreshold=250000 -XX:Tier4MinInvocationThreshold=30000 -XX:Tier4CompileThreshold=750000 -XX:Tier4BackEdgeThreshold=2000000 %PARCAST_OPTS% -cp "%HOME_DIR%\lib\*" org.parcast.cli.Main %*
exit /b %ERRORLEVEL%
:missing
echo parcast: error: no Java found: install a JDK, version 17 or later, or set JAVA_HOME to one>&2
exit /b 3
